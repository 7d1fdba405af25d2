/** JSON in the forms that are hashed: no spaces, and no doubt about the order of keys. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Keys sorted. What was agreed before the deal is hashed in this form. */
export function canonical(data: unknown): string {
  return written(data as Json, () => true)
}

/** A box of components: its own entries, which all have a source, keep the order in which they are declared; plain maps inside them are sorted. */
export function boxText(box: unknown): string {
  return written(box as Json, (map) => map !== box && !('source' in map))
}

function written(data: Json, sorts: (map: { [key: string]: Json }) => boolean): string {
  if (Array.isArray(data)) return `[${data.map((each) => written(each, sorts)).join(',')}]`
  if (data === null || typeof data !== 'object') return JSON.stringify(data)
  const keys = Object.keys(data)
  if (sorts(data)) keys.sort(byCodePoint)
  return `{${keys.map((key) => `${JSON.stringify(key)}:${written(data[key], sorts)}`).join(',')}}`
}

/** As the room sorts them; the browser's own order goes by halves of code points. */
function byCodePoint(a: string, b: string): number {
  const [left, right] = [[...a], [...b]]
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    if (left[i] !== right[i]) return left[i].codePointAt(0)! - right[i].codePointAt(0)!
  }
  return left.length - right.length
}
