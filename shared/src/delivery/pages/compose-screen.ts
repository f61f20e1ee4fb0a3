import { JSDOM } from 'jsdom'
import { type CleanMarkup, cleanMarkup } from '../../build/prerender/clean-markup'
import type { Language } from '../../contract/contract'
import type { ModeJson } from '../../contract/manifest'

interface ScreenToCompose {
  /** Of the shell, with a `slot` for the screen. */
  frame: string
  screen: CleanMarkup
  manifest: ModeJson
  language: Language
  path: string
}

/** Puts the picture of a mode's screen into the shell's frame, with the mode's navigation. */
export function composeScreen(options: ScreenToCompose): CleanMarkup {
  const { frame, screen, manifest, language, path } = options
  const { document } = new JSDOM(`<body>${cleanMarkup(frame).markup}`).window
  for (const element of document.querySelectorAll<HTMLElement>('[data-mode]')) {
    element.dataset.mode = manifest.id
    // The navigation follows the shell's theme.
    if (!manifest.darkTheme && !element.querySelector('nav')) element.dataset.theme = 'light'
  }
  const slot = document.querySelector('slot')
  if (!slot) throw new Error('The frames of the shell have no slot for a screen: build it again.')
  slot.outerHTML = screen.markup

  const nav = document.querySelector('nav')
  const isImmersive = manifest.immersive.some((pattern) => matches(pattern, path))
  if (nav && isImmersive) nav.remove()
  else if (nav) fillNavigation(nav, { manifest, language, path })
  const position = manifest.nav.findIndex((item) => item.path === path) + 1
  const barPosition = `.bottom-nav-bar{--items:${manifest.nav.length + 1};--index:${position}}`
  return {
    markup: document.body.innerHTML,
    styles: [screen.styles, barPosition, coloursOf(manifest)].join(''),
  }
}

/** The frame has one item, which stands for all of the mode. */
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
    if (label) label.textContent = item.label[language]
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

/** As in the shell's `cardColours`: the theme has no colours for a mode that was added later. */
function coloursOf({ id, card }: ModeJson): string {
  if (!card) return ''
  const { accent, deep, tint, bright } = card.colours
  return `[data-mode="${id}"]{--acc:${accent};--acc-deep:${deep};--acc-tint:${tint};--acc-bright:${bright}}`
}

/** Matches a route pattern, in which `:name` is one segment. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
