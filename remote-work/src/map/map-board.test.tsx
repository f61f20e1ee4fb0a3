import { stubWideWindow } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWork, waitForLazyScreen } from '../testing/render-work'

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView ??= () => {}
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
})

async function openExplore() {
  stubWideWindow()
  await renderWork('/explore')
  await waitForLazyScreen()
  return within(screen.getByRole('complementary', { name: 'Map' }))
}
const row = (name: string) => screen.getByRole('link', { name }).closest('article') as HTMLElement

test('beside Explore, a pin selects its row and scrolls it into view', async () => {
  const map = await openExplore()
  await userEvent.click(map.getByRole('button', { name: /^Gulmohar Counter/ }))
  expect(row('Gulmohar Counter')).toHaveAttribute('data-on-map')
  expect(row('Dabara House')).not.toHaveAttribute('data-on-map')
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(
    row('Gulmohar Counter'),
  )
  await userEvent.click(map.getByRole('button', { name: 'Close' }))
  expect(row('Gulmohar Counter')).not.toHaveAttribute('data-on-map')
})

test('a row that has the pointer or the focus outlines its pin', async () => {
  const map = await openExplore()
  const pin = map.getByRole('button', { name: /^Gulmohar Counter/ })
  const outline = () => pin.querySelector('path')?.getAttribute('stroke')
  await userEvent.hover(row('Gulmohar Counter'))
  expect(outline()).toBe('currentColor')
  await userEvent.unhover(row('Gulmohar Counter'))
  expect(outline()).toBeNull()
  screen.getByRole('link', { name: 'Gulmohar Counter' }).focus()
  await vi.waitFor(() => expect(outline()).toBe('currentColor'))
})

test('the map has the cafés of the list only', async () => {
  const map = await openExplore()
  expect(map.getAllByRole('button')).toHaveLength(4)
  await userEvent.type(screen.getByRole('searchbox'), 'Rose')
  await vi.waitFor(() => expect(map.getAllByRole('button')).toHaveLength(1))
})

test('the map has what a search finds otherwise than by name, and its rows outline their pins', async () => {
  const map = await openExplore()
  await userEvent.type(screen.getByRole('searchbox'), 'indiranagar')
  await vi.waitFor(() => expect(map.getAllByRole('button')).toHaveLength(1))
  await userEvent.hover(row('Dabara House'))
  const pin = map.getByRole('button', { name: /^Dabara House/ })
  expect(pin.querySelector('path')?.getAttribute('stroke')).toBe('currentColor')
})

test('a narrow window has no map beside it', async () => {
  await renderWork('/explore')
  await waitForLazyScreen()
  expect(screen.queryByRole('complementary')).toBeNull()
})
