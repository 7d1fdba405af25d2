/** Hands a link on: by what the device shares with where it is held in a hand, else by the clipboard. Whether it went. */
export async function share(address: string, title: string): Promise<boolean> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ url: address, title })
    else await navigator.clipboard.writeText(address)
    return true
  } catch {
    return false
  }
}
