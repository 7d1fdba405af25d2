/** Cards and cubes by number, as the rules count them: material × 6 + collection, then junk and the skeleton. */
import type { Table } from '../../table/contract'

export const MATERIALS = ['glass', 'bronze', 'silver', 'gold'] as const
export type Material = (typeof MATERIALS)[number]
/** As offers are read: what counts first stands first. */
export const BEST_FIRST = [3, 2, 1, 0] as const
export const COLLECTIONS = ['clocks', 'cars', 'antiques', 'art', 'sports', 'instruments'] as const
export const JUNK = MATERIALS.length * COLLECTIONS.length
export const SKELETON = JUNK + 1
export const GOLD = 3
export const ROOMS = 5
/** TL-1.2 */
export const ROOM_CARDS = 6
/** TL-8.1 */
export const TO_CALL_OUT = 5

const HEADS = ['#b7dcd9', '#d0905a', '#c9ced1', '#f5bd2e', '#cdc6b4', '#8f8a7d']

export const materialOf = (card: number): number => Math.floor(card / COLLECTIONS.length)
export const collectionOf = (card: number): number => card % COLLECTIONS.length
export const isWare = (card: number): boolean => card < JUNK

/** A card as the actions write it: `clocks-gold`, `junk`. */
export function cardText(card: number): string {
  if (card === JUNK) return 'junk'
  return card > JUNK ? 'skeleton' : `${COLLECTIONS[collectionOf(card)]}-${MATERIALS[materialOf(card)]}`
}

export function pointsOf(table: Table, card: number): number {
  return isWare(card) ? (table.box.materials?.[materialOf(card)]?.points ?? 0) : 0
}

export const cube = (material: number): string => `tl-cube-${MATERIALS[material]}`

/** A printed card, drawn without styles so that it may fly as well. */
export function drawCard(card: number, points: number, own = false, size = ''): string {
  const picture = isWare(card) ? `tl-c-${COLLECTIONS[collectionOf(card)]}` : card === JUNK ? 'tl-c-junk' : 'tl-skeleton'
  const head = HEADS[isWare(card) ? materialOf(card) : card === JUNK ? 4 : 5]
  const mark = isWare(card) ? `<use href="#tl-m-${MATERIALS[materialOf(card)]}" x="31" y="4" width="14" height="14"/>` : ''
  const number = card > JUNK ? '' : `<text x="5.5" y="16.5" font-size="16" font-weight="800" letter-spacing="-.5" fill="#2a2118">${points}</text>`
  const corner = own ? '<path d="M49 50v13a6 6 0 0 1-6 6H30z" fill="#1d6b4f" stroke="#2a2118" stroke-width="2"/><path d="M39 62.500l2.500 2.500 4.500-6" fill="none" stroke="#fffaf0" stroke-width="2"/>' : ''
  return (
    `<svg viewBox="0 0 50 70" ${size} aria-hidden="true" focusable="false">` +
    `<rect x="1" y="1" width="48" height="68" rx="6" fill="var(--ps,#fffaf0)" stroke="#2a2118" stroke-width="2"/>` +
    `<path d="M1 21V7a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v14z" fill="${head}" stroke="#2a2118" stroke-width="2"/>` +
    `${number}${mark}<use href="#${picture}" x="9" y="27" width="32" height="32"/>${corner}</svg>`
  )
}

/** Names of cards, cubes and collections in the reader's language. */
export const cardName = (table: Table, card: number): string => table.words?.say(`card-${cardText(card)}`) ?? ''
export const materialName = (table: Table, material: number): string => table.words?.say(`material-${MATERIALS[material] ?? 'junk'}`) ?? ''
export const collectionName = (table: Table, collection: number): string => table.words?.say(`collection-${COLLECTIONS[collection]}`) ?? ''
