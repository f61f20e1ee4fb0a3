import type { Language } from '@baithak/contract'
import { partsOf } from '@baithak/domain/indian-time'
import { removeCriticalStyles } from './critical-styles'

/** The shell's two at `/`, and the one of a mode that the page has at its URL (`tools/pages`). */
type PicturedScreen = 'welcome' | 'chooser' | 'screen'

/** The id of a template in index.html that holds the picture of a screen. */
export type PictureId = `${PicturedScreen}-${Language}`

/** What can be tapped in a picture, and on the screen that replaces it. */
const controls = 'a[href], button, label'

const pictureElement = () => document.querySelector<HTMLElement>('.screen-picture')

/** Shows a picture of the screen until the screen itself has rendered. The last tap on it is recorded. */
export function showScreenPicture(screen: PicturedScreen, language: Language, role?: string): void {
  const template = document.getElementById(`${screen}-${language}` satisfies PictureId)
  const mark = document.querySelector('.loading-mark')
  if (!mark || !(template instanceof HTMLTemplateElement)) return
  const hour = partsOf(Date.now()).hour
  for (const part of template.content.querySelectorAll<HTMLElement>('[data-hours]'))
    if (!isWithin(hour, part.dataset.hours)) part.remove()
  const boards = [...template.content.querySelectorAll<HTMLElement>('[data-leads-for]')]
  const first = boards.find(({ dataset }) => dataset.leadsFor === role)
  first?.parentElement?.prepend(first)
  for (const part of template.content.querySelectorAll<HTMLElement>('[data-role]'))
    part.hidden = part.dataset.role !== role
  const { documentElement } = document
  documentElement.lang = language
  documentElement.dataset.prerendered = screen
  const content = document.createElement('div')
  // A mode's is that of a new visitor.
  if (screen === 'screen') {
    content.setAttribute('inert', '')
    content.setAttribute('aria-hidden', 'true')
  }
  content.append(template.content)
  const picture = document.createElement('div')
  picture.className = 'screen-picture'
  picture.append(content)
  picture.addEventListener('click', recordTap)
  mark.before(picture)
}

/** Removes the picture once the screen, or an error panel, is in its place, and replays the recorded tap. */
export function removeScreenPicture(): void {
  const picture = pictureElement()
  if (!picture) return
  // A press is a click only on an element that stays until it ends.
  if (picture.matches(':active')) {
    for (const end of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(end, () => setTimeout(removeScreenPicture), { once: true })
    return
  }
  // The head script has recorded the tap, so the picture itself holds it.
  const tapped = picture.querySelector('[aria-busy]')
  const focused = picture.querySelector(':focus')
  picture.remove()
  delete document.documentElement.dataset.prerendered
  // What the visitor has seen appears no second time.
  document.querySelector('#root main')?.setAttribute('data-still', '')
  removeCriticalStyles()
  if (!focused && !tapped) return
  // After the screen's own effects.
  setTimeout(() => {
    if (focused) sameControl(focused)?.focus()
    if (tapped) sameControl(tapped)?.click()
  })
}

/** Hours as `from-until`, over midnight where the second is smaller. */
function isWithin(hour: number, hours = ''): boolean {
  const [from = 0, until = 24] = hours.split('-').map(Number)
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

/** Nothing within an inert picture receives the event; a press of a key has no position. */
function recordTap(event: MouseEvent) {
  const { currentTarget, target, clientX, clientY, ctrlKey, metaKey, shiftKey } = event
  if (!(currentTarget instanceof Element) || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  const isTapped = (element: Element) => {
    if (element.contains(target as Element)) return true
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  }
  const shown = [...currentTarget.querySelectorAll(controls)].filter(
    (element) => !element.closest('[data-prerender]'),
  )
  for (const element of shown) element.removeAttribute('aria-busy')
  shown.findLast(isTapped)?.setAttribute('aria-busy', 'true')
}

function sameControl({ localName, textContent }: Element) {
  const all = document.querySelectorAll<HTMLElement>(`#root :is(${controls})`)
  return [...all].find((each) => each.localName === localName && each.textContent === textContent)
}
