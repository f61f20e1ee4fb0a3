import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  outlineTemplateId,
  removeLoadingMark,
  restoreOutlineDelay,
  showOutline,
} from './loading-mark'

const mark = () => document.querySelector<HTMLElement>('.loading-mark')
const stubWindow = (isWide: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isWide }))

beforeEach(() => {
  stubWindow(false)
  document.body.innerHTML = `<div class="loading-mark" role="status">loading</div><template id="${outlineTemplateId}"><i></i></template>`
})
afterEach(() => {
  restoreOutlineDelay()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

it('shows the outline in the colours of its mode instead of the word', () => {
  showOutline('party', false)
  expect(mark()?.innerHTML).toBe('<i></i>')
  expect(mark()).toHaveAttribute('data-mode', 'party')
})

it('keeps the word where the frame has ground around it, but not for a page that fills the window', () => {
  stubWindow(true)
  showOutline('party', false)
  expect(mark()).toHaveTextContent('loading')
  showOutline('admin', true)
  expect(mark()?.innerHTML).toBe('<i></i>')
})

it.each([
  [120, '80ms'],
  [900, '-700ms'],
])('an outline that was shown for %s ms goes on in the shell', (shownMs, delay) => {
  showOutline('work', false)
  Object.assign(mark() as HTMLElement, { getAnimations: () => [{ currentTime: shownMs }] })
  removeLoadingMark()
  expect(mark()).toBeNull()
  expect(document.documentElement.style.getPropertyValue('--late')).toBe(delay)
  restoreOutlineDelay()
  expect(document.documentElement.style.getPropertyValue('--late')).toBe('')
})

it('after the word, the shell delays its outline as usual', () => {
  removeLoadingMark()
  expect(mark()).toBeNull()
  expect(document.documentElement.style.getPropertyValue('--late')).toBe('')
})
