import { cleanMarkup } from '@baithak/build/clean-markup'
import type { ModeJson } from '@baithak/contract'
import { inLanguage } from '@baithak/contract'
import { cardColours } from '@baithak/contract/card-colours'
import { JSDOM } from 'jsdom'
import { matchPath } from 'react-router-dom'
import { harmlessMarkup } from './harmless-picture'

interface ScreenToCompose {
  /** Of the shell, with a `slot` for the screen. */
  frame: string
  screen: string
  manifest: ModeJson
  language: string
  path: string
}

/** The markup of a mode's screen in the shell's frame, with the mode's navigation. */
export function composeScreen(options: ScreenToCompose): string {
  const { frame, screen, manifest, language, path } = options
  const { document } = new JSDOM(`<body>${cleanMarkup(frame).markup}`).window
  for (const element of document.querySelectorAll<HTMLElement>('[data-mode]')) {
    element.dataset.mode = manifest.id
    // The navigation follows the shell's theme.
    if (!manifest.darkTheme && !element.querySelector('nav')) element.dataset.theme = 'light'
  }
  const slot = document.querySelector('slot')
  if (!slot) throw new Error('The frames of the shell have no slot for a screen: build it again.')
  const nav = document.querySelector('nav')
  slot.outerHTML = harmlessMarkup(screen)

  const isImmersive = manifest.immersive.some((pattern) => matchPath(pattern, path))
  if (nav && isImmersive) nav.remove()
  else if (nav) fillNavigation(nav, { manifest, language, path })
  return document.body.innerHTML
}

/** The rules of the frame that depend on the mode and the path; the policy refuses them as `style` attributes. */
export function frameStyles({ id, nav, card }: ModeJson, path: string): string {
  const position = nav.findIndex((item) => item.path === path) + 1
  // The theme has no colours for a mode that was added later.
  const colours = Object.entries(card ? cardColours(card) : {}).map((pair) => pair.join(':'))
  return `.bottom-nav-bar{--items:${nav.length + 1};--index:${position}}[data-mode="${id}"]{${colours.join(';')}}`
}

/** The frame has one item, the template of the mode's. */
function fillNavigation(
  nav: Element,
  { manifest, language, path }: Pick<ScreenToCompose, 'manifest' | 'language' | 'path'>,
) {
  const template = nav.querySelector('[aria-current]')
  const document = nav.ownerDocument
  for (const item of template ? manifest.nav : []) {
    const link = template?.cloneNode(true) as Element
    link.setAttribute('href', item.path)
    if (item.path !== path) link.removeAttribute('aria-current')
    const label = link.querySelector('span')
    if (label) label.textContent = inLanguage(item.label, language)
    const shapes = item.icon.map(([name, { key: _, ...attributes }]) => {
      const shape = document.createElementNS('http://www.w3.org/2000/svg', name)
      for (const [attribute, value] of Object.entries(attributes))
        shape.setAttribute(attribute, value)
      return shape
    })
    link.querySelector('svg')?.replaceChildren(...shapes)
    template?.before(link)
  }
  template?.remove()
  if (!manifest.nav.some((item) => item.path === path))
    nav.querySelector('.bottom-nav-bar')?.remove()
}
