/** Where the reader is: the address bar, and going elsewhere without loading anew. */

class Page {
  path = $state('/')
  query = $state.raw(new URLSearchParams())

  /** The parts of the path: `/tables/ID/replay` is ['tables', ID, 'replay']. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean)
  }

  read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }
}

export const page = new Page()

export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState']({}, '', address)
  page.read()
  scrollTo(0, 0)
}

/** Follows links of this room without loading; everything else is the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin || link.pathname.startsWith('/api/')) return
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
