import type { Language } from '@baithak/shared/contract'

/** A screen that index.html holds ready, in a template of this id. */
export type FirstPaint = `${'welcome' | 'chooser'}-${Language}`

/** Puts a drawn screen where the shell will take it over. The last tap on it is kept until then. */
export function showFirstPaint(screen: 'welcome' | 'chooser', language: Language): void {
  const root = document.getElementById('root')
  const template = document.getElementById(`${screen}-${language}` satisfies FirstPaint)
  if (!root || !(template instanceof HTMLTemplateElement)) return
  const { documentElement } = document
  documentElement.lang = language
  documentElement.dataset.firstPaint = screen
  root.append(template.content)
  root.addEventListener('click', keepTap)
}

/** To be called by the screen itself, which React takes over later than what is around it: repeats an early tap. */
export function takeOver(): void {
  if (!stands()) return
  delete document.documentElement.dataset.firstPaint
  const tapped = document.querySelector<HTMLElement>('#root [aria-busy]')
  tapped?.removeAttribute('aria-busy')
  tapped?.click()
}

/** Whether a drawn screen is shown that nobody listens to yet. */
const stands = () => 'firstPaint' in document.documentElement.dataset

function keepTap(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey } = event
  if (!stands() || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
  const tapped = target.closest('a, button')
  if (!tapped) return
  event.preventDefault()
  document.querySelector('#root [aria-busy]')?.removeAttribute('aria-busy')
  tapped.setAttribute('aria-busy', 'true')
}
