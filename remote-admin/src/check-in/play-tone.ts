import type { OutcomeKind } from './check-in-result'

/** In hertz, one after the other: up, level, down. */
const tones: Record<OutcomeKind, readonly number[]> = {
  accepted: [660, 990],
  already: [520, 520],
  refused: [330, 220],
}
const toneS = 0.11
const volume = 0.12

/** A short sound for a result, where the browser allows one. */
export function playTone(kind: OutcomeKind) {
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const gain = context.createGain()
  gain.gain.value = volume
  gain.connect(context.destination)
  for (const [index, frequency] of tones[kind].entries()) {
    const oscillator = context.createOscillator()
    oscillator.frequency.value = frequency
    oscillator.connect(gain)
    oscillator.start(context.currentTime + index * 1.3 * toneS)
    oscillator.stop(context.currentTime + index * 1.3 * toneS + toneS)
    if (index === tones[kind].length - 1) oscillator.onended = () => void context.close()
  }
}
