/** The folders of titles, each a chunk of its own that is loaded when a table of it is opened. */
import type { Title, TitleModule } from './contract'

const FOLDERS = import.meta.glob<TitleModule>('../games/*/index.ts')

/** The title's own table; null if it has no folder and plays on the generic one. */
export async function loadTitle(game: string): Promise<Title | null> {
  const load = FOLDERS[`../games/${game}/index.ts`]
  return load ? (await load()).default : null
}
