import { act, fireEvent, screen, within } from '@testing-library/react'
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
    expect(screen.queryByRole('button', { name: 'tulsi' })).toBeNull()
    expect(host.toasts).toMatchObject([{ title: '“tulsi” removed' }])
    act(() => host.toasts[0]?.action?.onPress())
    expect(screen.getByRole('button', { name: 'tulsi' })).toBeVisible()
    act(() => search().focus())
    await userEvent.keyboard('{Escape}')
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
