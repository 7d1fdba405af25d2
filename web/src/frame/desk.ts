/** A screen with room for everything side by side; what is smaller is a phone. The same as in the style sheets. */
import { MediaQuery } from 'svelte/reactivity'

export const onDesk = (): MediaQuery => new MediaQuery('(min-width: 1000px) and (min-height: 560px)')
