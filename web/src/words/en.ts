/** The client's own words: every file of this folder in this language. */
export default Object.values(import.meta.glob<string>('./*.en.ftl', { eager: true, query: '?raw', import: 'default' }))
