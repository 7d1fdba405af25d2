/** When the page has been drawn next: what takes long is done then, so that a touch is felt at once. Where nothing is drawn, at once. */
export function afterPaint(): Promise<void> {
  if (typeof requestAnimationFrame !== 'function' || document.hidden) return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** A handler of touches whose work changes much of the page: the touch is shown first. */
export function later(does: () => void): () => void {
  return () => void afterPaint().then(does)
}
