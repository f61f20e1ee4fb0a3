import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endBoot, outlineTemplateId, removeBoot, showBootOutline } from './boot'

const boot = () => document.querySelector<HTMLElement>('.boot')
const stubWindow = (isWide: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isWide }))

beforeEach(() => {
  stubWindow(false)
  document.body.innerHTML = `<div class="boot" role="status">loading</div><template id="${outlineTemplateId}"><i></i></template>`
})
afterEach(() => {
  endBoot()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

it('shows the outline in the colours of its mode instead of the word', () => {
  showBootOutline('party', false)
  expect(boot()?.innerHTML).toBe('<i></i>')
  expect(boot()).toHaveAttribute('data-mode', 'party')
})

it('keeps the word where the frame has ground around it, but not for a page that fills the window', () => {
  stubWindow(true)
  showBootOutline('party', false)
  expect(boot()).toHaveTextContent('loading')
  showBootOutline('admin', true)
  expect(boot()?.innerHTML).toBe('<i></i>')
})

it.each([
  [120, '80ms'],
  [900, '-700ms'],
])('an outline that was shown for %s ms goes on in the shell', (shownMs, delay) => {
  showBootOutline('work', false)
  Object.assign(boot() as HTMLElement, { getAnimations: () => [{ currentTime: shownMs }] })
  removeBoot()
  expect(boot()).toBeNull()
  expect(document.documentElement.style.getPropertyValue('--late')).toBe(delay)
  endBoot()
  expect(document.documentElement.style.getPropertyValue('--late')).toBe('')
})

it('after the word, the shell delays its outline as usual', () => {
  removeBoot()
  expect(boot()).toBeNull()
  expect(document.documentElement.style.getPropertyValue('--late')).toBe('')
})
