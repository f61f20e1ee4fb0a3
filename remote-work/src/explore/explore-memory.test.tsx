import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { sampleCafes } from '../model/cafe/sample-cafes'
import {
  readLocalStorage,
  renderWork,
  seedLocalStorage,
  waitForLazyScreen,
} from '../testing/render-work'

const names = () =>
  within(screen.getByRole('list', { name: 'Cafés' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
const heart = (name: string) => screen.getByRole('button', { name: `Favourite: ${name}` })
const filter = () => screen.getByRole('button', { name: 'Favourites' })
const search = () => screen.getByRole('searchbox', { name: 'Search cafés' })
const recent = () => screen.queryByRole('region', { name: 'Recent searches' })

describe('favourites', () => {
  test('a café marked by its heart is in the list of favourites, in the usual order', async () => {
    const work = await renderWork('/explore')
    await userEvent.click(heart('Tulsi Courtyard'))
    await userEvent.click(heart('Dabara House'))
    expect(heart('Dabara House')).toHaveAttribute('aria-pressed', 'true')
    expect(names()).toHaveLength(sampleCafes.length)
    await userEvent.click(filter())
    expect(names()).toEqual(['Dabara House', 'Tulsi Courtyard'])
    expect(work.path()).toBe('/explore?favourites=1')
    expect(readLocalStorage('draft:favourites:cafes')).toEqual(['tulsi-courtyard', 'dabara-house'])
  })

  test('the filter and the search apply together, and pressing the filter keeps the search', async () => {
    seedLocalStorage({ 'draft:favourites:cafes': ['dabara-house', 'tulsi-courtyard'] })
    const work = await renderWork('/explore')
    fireEvent.change(search(), { target: { value: 'tulsi' } })
    await userEvent.click(filter())
    expect(names()).toEqual(['Tulsi Courtyard'])
    expect(work.path()).toBe('/explore?q=tulsi&favourites=1')
  })

  test('without a favourite the list says how to add one', async () => {
    await renderWork('/explore?favourites=1')
    expect(screen.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
  })

  test('a favourite that disappears from the list can be brought back', async () => {
    seedLocalStorage({ 'draft:favourites:cafes': ['dabara-house', 'tulsi-courtyard'] })
    const { host } = await renderWork('/explore?favourites=1')
    await userEvent.click(heart('Dabara House'))
    expect(names()).toEqual(['Tulsi Courtyard'])
    const [toast] = host.toasts
    expect(toast).toMatchObject({ title: 'Dabara House is no longer a favourite' })
    act(() => toast?.action?.onPress())
    expect(names()).toEqual(['Dabara House', 'Tulsi Courtyard'])
  })

  test('unmarking by keyboard moves the focus to the next heart, and to the filter at last', async () => {
    const ids = ['dabara-house', 'gulmohar-counter', 'khidki-coffee', 'tulsi-courtyard']
    seedLocalStorage({ 'draft:favourites:cafes': ids })
    await renderWork('/explore?favourites=1')
    act(() => heart('Gulmohar Counter').focus())
    for (const next of ['Khidki Coffee', 'Tulsi Courtyard', 'Dabara House']) {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(heart(next)).toHaveFocus())
    }
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
    await waitFor(() => expect(filter()).toHaveFocus())
  })

  test.each([
    ['en', 'None of your favourites has “tulsi” in its name.', 'Search all cafés'],
    ['hi', 'आपके किसी पसंदीदा कैफ़े के नाम में “tulsi” नहीं है।', 'सभी कैफ़े में खोजें'],
  ] as const)(
    'a search that finds no favourite says so and leads to all cafés, in %s',
    async (language, text, button) => {
      seedLocalStorage({ 'draft:favourites:cafes': ['dabara-house'] })
      const { path } = await renderWork('/explore?q=tulsi&favourites=1', { language })
      expect(screen.getByText(text)).toBeVisible()
      const [all, ...others] = screen
        .getAllByRole('button')
        .filter((each) => each.closest('[class*=animate-fade]'))
      expect(others).toEqual([])
      expect(all).toHaveAccessibleName(button)
      all?.focus()
      await userEvent.keyboard('{Enter}')
      expect(path()).toBe('/explore?q=tulsi')
      expect(screen.getAllByRole('article')).toHaveLength(1)
      expect(document.activeElement).toHaveAttribute('aria-pressed', 'false')
    },
  )

  test('a misspelt search among the favourites suggests a name, which leads to its café', async () => {
    seedLocalStorage({ 'draft:favourites:cafes': ['dabara-house'] })
    await renderWork('/explore?q=khirki&favourites=1')
    expect(screen.getByText('No café has “khirki” in its name.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Did you mean Khidki Coffee?' }))
    await userEvent.click(screen.getByRole('button', { name: 'Search all cafés' }))
    expect(names()).toEqual(['Khidki Coffee'])
  })
})

test('a suggestion that is chosen by keyboard moves the focus to the search', async () => {
  await renderWork('/explore?q=khirki')
  act(() => screen.getByRole('button', { name: 'Did you mean Khidki Coffee?' }).focus())
  await userEvent.keyboard('{Enter}')
  expect(names()).toEqual(['Khidki Coffee'])
  expect(search()).toHaveFocus()
})

describe('recent searches', () => {
  test('a search that found something is offered below the empty field', async () => {
    await renderWork('/explore')
    expect(recent()).toBeNull()
    await userEvent.type(search(), 'tulsi')
    await userEvent.tab()
    await userEvent.clear(search())
    expect(recent()).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'tulsi' }))
    expect(search()).toHaveValue('tulsi')
    expect(names()).toEqual(['Tulsi Courtyard'])
    expect(recent()).toBeNull()
  })

  test('one that found nothing is not remembered', async () => {
    await renderWork('/explore')
    await userEvent.type(search(), 'zzz')
    await userEvent.tab()
    expect(readLocalStorage('draft:recent-searches:cafes')).toBeNull()
  })

  test('they are reached by Tab, closed by Escape, and removed with Undo', async () => {
    seedLocalStorage({ 'draft:recent-searches:cafes': ['tulsi', 'coffee'] })
    const { host } = await renderWork('/explore')
    act(() => search().focus())
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'tulsi' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(search()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'tulsi' })).toBeNull()
    expect(host.toasts).toMatchObject([{ title: '“tulsi” removed' }])
    act(() => host.toasts[0]?.action?.onPress())
    expect(screen.getByRole('button', { name: 'tulsi' })).toBeVisible()
    act(() => search().focus())
    await userEvent.keyboard('{Escape}')
    expect(recent()).toBeNull()
  })

  test('one that is typed after Escape is remembered too', async () => {
    await renderWork('/explore')
    await userEvent.type(search(), '{Escape}tulsi')
    await userEvent.tab()
    expect(readLocalStorage('draft:recent-searches:cafes')).toEqual(['tulsi'])
  })

  test('one that is chosen by a key moves the focus to the field, and leaving it closes the list', async () => {
    seedLocalStorage({ 'draft:recent-searches:cafes': ['tulsi'] })
    await renderWork('/explore')
    act(() => search().focus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(search()).toHaveValue('tulsi')
    expect(search()).toHaveFocus()
    await userEvent.clear(search())
    expect(recent()).toBeVisible()
    act(() => filter().focus())
    expect(recent()).toBeNull()
  })
})

test('a café nearby shows the walk beside its distance; one across the city does not', async () => {
  await renderWork('/explore')
  const article = (name: string) => screen.getByRole('link', { name }).closest('article')
  expect(article('Dabara House')).toHaveTextContent('0.3 km ~4 min walk')
  expect(article('Tulsi Courtyard')).not.toHaveTextContent('walk')
})

test('Map and List lead to each other', async () => {
  const { path } = await renderWork('/explore')
  await userEvent.click(screen.getByRole('link', { name: 'Map' }))
  await waitForLazyScreen()
  expect(path()).toBe('/map')
  await userEvent.click(screen.getByRole('link', { name: 'List' }))
  await waitForLazyScreen()
  expect(path()).toBe('/explore')
})

test('Map and List pass the search and the filter on, a selected pin included', async () => {
  seedLocalStorage({ 'draft:favourites:cafes': ['dabara-house'] })
  const { path } = await renderWork('/explore?favourites=1')
  // Faster than the URL follows the typing.
  fireEvent.change(search(), { target: { value: 'da & b' } })
  await userEvent.click(screen.getByRole('link', { name: 'Map' }))
  await waitForLazyScreen()
  expect(path()).toBe('/map?q=da+%26+b&favourites=1')
  await userEvent.click(screen.getByRole('button', { name: /^Dabara House/ }))
  expect(path()).toBe('/map?q=da+%26+b&favourites=1&cafe=dabara-house')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(path()).toBe('/map?q=da+%26+b&favourites=1')
  await userEvent.click(screen.getByRole('link', { name: 'List' }))
  await waitForLazyScreen()
  expect(path()).toBe('/explore?q=da+%26+b&favourites=1')
  expect(search()).toHaveValue('da & b')
  expect(filter()).toHaveAttribute('aria-pressed', 'true')
})
