import type { Language } from '@baithak/contract'
import { removeCriticalStyles } from './critical-styles'

/** What can be tapped in a picture, and on the screen that replaces it. */
const controls = 'a[href], button, label'

const pictureElement = () => document.querySelector<HTMLElement>('.screen-picture')

/**
 * Shows the picture of a mode's screen that the page has at its URL (`tools/pages`), until the screen itself has
 * rendered. The last tap on it is recorded.
 */
export function showScreenPicture(language: Language): void {
  const template = document.getElementById(`screen-${language}`)
  const boot = document.querySelector('.boot')
  if (!boot || !(template instanceof HTMLTemplateElement)) return
  const hour = new Date().getHours()
  for (const part of template.content.querySelectorAll<HTMLElement>('[data-hours]'))
    if (!isWithin(hour, part.dataset.hours)) part.remove()
  document.documentElement.lang = language
  const content = document.createElement('div')
  content.setAttribute('inert', '')
  content.setAttribute('aria-hidden', 'true')
  content.append(template.content)
  const picture = document.createElement('div')
  picture.className = 'screen-picture'
  picture.append(content)
  picture.addEventListener('click', recordTap)
  boot.before(picture)
}

/** Removes the picture once the screen, or an error panel, is in its place, and replays the recorded tap. */
export function removeScreenPicture(): void {
  const picture = pictureElement()
  if (!picture) return
  // A press is a click only on an element that stays until it ends.
  if (picture.matches(':active')) {
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => setTimeout(removeScreenPicture), { once: true })
    return
  }
  const tapped = picture.querySelector('[aria-busy]')
  picture.remove()
  removeCriticalStyles()
  // After the screen's own effects.
  if (tapped) setTimeout(replayTap, 0, tapped)
}

/** Hours as `from-until`, over midnight where the second is smaller. */
function isWithin(hour: number, hours = ''): boolean {
  const [from = 0, until = 24] = hours.split('-').map(Number)
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

/** Nothing within the picture receives the event, because it is inert. */
function recordTap({ currentTarget, clientX, clientY }: MouseEvent) {
  if (!(currentTarget instanceof Element)) return
  const isThere = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  }
  const shown = [...currentTarget.querySelectorAll(controls)].filter(
    (element) => !element.closest('[data-prerender]'),
  )
  for (const element of shown) element.removeAttribute('aria-busy')
  shown.findLast(isThere)?.setAttribute('aria-busy', 'true')
}

/** The head script has recorded it, so the picture itself holds it. */
function replayTap(tapped: Element) {
  const screen = document.getElementById('root')
  const isSame = ({ localName, textContent }: HTMLElement) =>
    localName === tapped.localName && textContent === tapped.textContent
  const all = [...(screen?.querySelectorAll<HTMLElement>(controls) ?? [])]
  all.find(isSame)?.click()
}
