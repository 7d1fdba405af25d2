/** The client's own words: every file of this folder in this language. */
export default Object.values(import.meta.glob<string>('./*.es.ftl', { eager: true, query: '?raw', import: 'default' }))
