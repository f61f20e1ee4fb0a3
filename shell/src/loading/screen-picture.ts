import type { Language } from '@baithak/shared/contract'
import { removeCriticalStyles } from './critical-styles'

/** What can be tapped in a picture, and on the screen that replaces it. */
const controls = 'a[href], button, label'

let tapped: { tag: string; text: string } | undefined

const pictureElement = () => document.querySelector<HTMLElement>('.screen-picture')

/**
 * Shows the picture of a mode's screen that the page has at its URL (`delivery/pages`), until the screen itself has
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
  content.inert = true
  content.append(template.content)
  const picture = document.createElement('div')
  picture.className = 'screen-picture'
  picture.append(content, boot)
  picture.addEventListener('click', recordTap)
  document.body.append(picture)
}

/** Removes the picture once the screen, or an error panel, is in its place, and replays the recorded tap. */
export function removeScreenPicture(): void {
  const picture = pictureElement()
  if (!picture) return
  picture.remove()
  removeCriticalStyles()
  // After the screen's own effects.
  setTimeout(replayTap)
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
  const element = shown.findLast(isThere)
  element?.setAttribute('aria-busy', 'true')
  tapped = element && { tag: element.localName, text: element.textContent }
}

function replayTap() {
  const screen = document.getElementById('root')
  const target = [...(screen?.querySelectorAll<HTMLElement>(controls) ?? [])].find(
    ({ localName, textContent }) => localName === tapped?.tag && textContent === tapped.text,
  )
  tapped = undefined
  target?.click()
}
