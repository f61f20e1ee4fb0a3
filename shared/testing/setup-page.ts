import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import type { i18n } from 'i18next'
import { setI18n } from 'react-i18next'
import { afterEach, beforeEach, expect } from 'vitest'
import { watchTextNodes } from './watch-text-nodes'

/** Restores the page's state before the first test. */
function resetPage() {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  const { documentElement: root, head, body } = document
  for (const element of [root, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  head.replaceChildren()
  body.replaceChildren()
  // jsdom has no fonts. A test may have given the page some.
  Reflect.deleteProperty(document, 'fonts')
}

/** Completes jsdom, and cleans up after each test of the file. */
export function setUpPage() {
  // jsdom has no pointer capture, layout, animations, object URLs and media queries.
  const page: Partial<Element> = Element.prototype
  page.hasPointerCapture ??= () => false
  page.setPointerCapture ??= () => {}
  page.releasePointerCapture ??= () => {}
  page.scrollIntoView ??= () => {}
  page.scrollTo ??= () => {}
  page.animate ??= () => new EventTarget() as Animation
  for (const each of [Element.prototype, document] as Partial<Animatable & Document>[])
    each.getAnimations ??= () => []
  URL.createObjectURL ??= () => 'blob:1'
  URL.revokeObjectURL ??= () => {}
  window.matchMedia ??= () =>
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }

  // jsdom compares its own style sheet with every element, which took 7 % of the time of these tests. They load no
  // other sheet, so an element's own attributes are enough.
  window.getComputedStyle = (element) => {
    const { style } = element.cloneNode() as HTMLElement
    if (element.matches('[hidden], script, style, template, head')) style.display = 'none'
    return style
  }

  // Files share modules, and with them the i18n instance of the last file.
  setI18n(undefined as unknown as i18n)

  // On a busy machine a lazy import takes longer than the default of one second.
  configure({ asyncUtilTimeout: 30_000 })

  let looseTexts: string[] = []
  let stopWatching: () => void
  beforeEach(() => {
    looseTexts = []
    stopWatching = watchTextNodes((error) => looseTexts.push(error))
  })

  afterEach(() => {
    cleanup()
    resetPage()
    stopWatching()
    expect(looseTexts, 'page translation breaks no text').toEqual([])
  })
}
