/** The street while things fly: the view, and what has moved since. When all has been shown the room's own view holds again. */
import { untrack } from 'svelte'
import type { Event, Table } from '../../table/contract'
import { NO_CARD, type Street } from './model'

export class Live {
  private readonly settled = $derived.by(() => {
    void this.table.view
    return untrack(() => this.table.events.length)
  })
  /** What is under way: begun and not yet folded in. */
  readonly fresh: Event[] = $derived.by(() => this.table.events.slice(this.settled))
  /** The event that is just being shown. */
  readonly now: Event | null = $derived.by(() => (this.table.busy ? (this.fresh.at(-1) ?? null) : null))
  /** All events whose things have arrived. */
  readonly landed: Event[] = $derived.by(() => (this.now ? this.table.events.slice(0, -1) : this.table.events))
  readonly street: Street = $derived.by(() => move(this.table.view as Street, this.fresh, this.now))

  constructor(private readonly table: Table) {}
}

function move(view: Street, events: readonly Event[], now: Event | null): Street {
  if (!events.length || !view.place) return view
  const street: Street = structuredClone(view)
  for (const event of events) {
    leave(street, event)
    // the number cards are turned over all at once
    if (event !== now && !(now?.event === 'showed' && event.event === 'showed')) arrive(street, event)
  }
  return street
}

/** What flies is no longer where it was. */
function leave(street: Street, { event, seat, values }: Event): void {
  const good = values.good ?? -1
  if (event === 'revealed') {
    street.stack -= 1
    street.card.fill(NO_CARD)
    street.home.fill(0)
  } else if (event === 'stocked') street.bag[good] -= 1
  else if (event === 'took') street.site[good] -= 1
  else if (event === 'stole') street.goods[values.rival!][good] -= 1
  else if (event === 'paid') street.goods[seat!][good] -= 1
  else if (event === 'stayed-home') street.home[seat!] = 1
  else if (event === 'completed') street.place[values.mission!] = 2 + seat!
}

function arrive(street: Street, { event, seat, values }: Event): void {
  const who = seat ?? -1
  const good = values.good ?? -1
  switch (event) {
    case 'revealed':
      street.place[values.mission!] = 1
      break
    case 'stocked':
      street.site[good] += 1
      break
    case 'refilled':
      street.handed_in.forEach((count, kind) => (street.bag[kind] += count))
      street.handed_in.fill(0)
      break
    case 'chose':
    case 'showed':
      street.card[who] = values.number
      break
    case 'exchanged':
      street.chip[who] = values.got!
      street.chip[values.rival!] = values.given!
      break
    case 'took':
    case 'stole':
      street.goods[who][good] += 1
      street.left -= 1
      break
    case 'paid':
      street.handed_in[good] += 1
      break
  }
}
