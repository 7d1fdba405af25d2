/** Short wooden sounds, made on the spot; off unless somebody wants them. */
import { settings } from '../settings.svelte'

const TUNES = { move: [[180, 0]], turn: [[520, 0], [660, 0.09]], end: [[440, 0], [554, 0.12], [659, 0.24]], no: [[140, 0]] } as const
let context: AudioContext | null = null

export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  for (const [pitch, after] of TUNES[tune]) {
    const start = context.currentTime + after
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(pitch, start)
    volume.gain.setValueAtTime(0.12, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.16)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + 0.18)
  }
}
