import type { Language } from '@baithak/contract'

/** The id of a template in index.html that holds a prerendered screen. */
export type PrerenderedScreen = `${'welcome' | 'chooser'}-${Language}`

/** Puts a prerendered screen into the root, where the shell hydrates it. The last tap before that is recorded. */
export function showPrerenderedScreen(onboarded: boolean, language: Language): void {
  const screen = screenOf(onboarded)
  const root = document.getElementById('root')
  const template = document.getElementById(`${screen}-${language}` satisfies PrerenderedScreen)
  if (!root || !(template instanceof HTMLTemplateElement)) return
  const { documentElement } = document
  documentElement.lang = language
  documentElement.dataset.prerendered = screen
  root.append(template.content)
  root.querySelector('main')?.setAttribute('data-still', '')
  root.addEventListener('click', recordTap)
}

/** Whether the root holds the visitor's screen at `/`: another tab may have signed in or out since it was chosen. */
export const isPrerendered = (onboarded: boolean) =>
  document.documentElement.dataset.prerendered === screenOf(onboarded)

const screenOf = (onboarded: boolean) => (onboarded ? 'chooser' : 'welcome')

/** Replays the recorded tap. Called by the screen itself, which React hydrates later than what surrounds it. */
export function onHydrated(): void {
  if (!isAwaitingHydration()) return
  delete document.documentElement.dataset.prerendered
  const tapped = document.querySelector<HTMLElement>('#root [aria-busy]')
  tapped?.removeAttribute('aria-busy')
  tapped?.click()
}

const isAwaitingHydration = () => 'prerendered' in document.documentElement.dataset

function recordTap(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey } = event
  if (!isAwaitingHydration() || ctrlKey || metaKey || shiftKey || !(target instanceof Element))
    return
  const tapped = target.closest('a, button')
  if (!tapped) return
  event.preventDefault()
  document.querySelector('#root [aria-busy]')?.removeAttribute('aria-busy')
  tapped.setAttribute('aria-busy', 'true')
}
