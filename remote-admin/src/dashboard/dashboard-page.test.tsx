import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

const title = () => screen.findByRole('heading', { level: 1 })
const table = () => screen.findByRole('table', { name: 'Cafés' })
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)
const header = (name: string | RegExp) => screen.getByRole('columnheader', { name })
const card = (label: string) => screen.getByText(label).closest('dl')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T11:00+05:30'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the dashboard', () => {
  test('three cards show the number of cafés, live check-ins and the week’s check-ins', async () => {
    renderAdmin('/admin/dashboard')
    await table()
    expect(card('Total cafés')).toHaveTextContent('1210 active, 2 pending')
    expect(card('Live check-ins')).toHaveTextContent('73across 10 cafés now')
    expect(card('Check-ins this week')).toHaveTextContent('1,71029,550 since they joined')
  })

  test('a café added in another tab is counted and gets a row', async () => {
    renderAdmin('/admin/dashboard')
    await table()
    const cafes = JSON.stringify([{ name: 'Neem Tree', liveCheckIns: 5, status: 'Pending' }])
    act(() => {
      localStorage.setItem('cafes', cafes)
      window.dispatchEvent(new StorageEvent('storage', { key: 'cafes', newValue: cafes }))
    })
    expect(card('Total cafés')).toHaveTextContent('1310 active, 3 pending')
    expect(card('Live check-ins')).toHaveTextContent('78across 11 cafés now')
    expect(names()).toContain('Neem Tree')
  })

  test('Sample figures follow the clock: at 1 AM nobody is checked in, and no café has an occupancy', async () => {
    vi.setSystemTime(new Date('2026-11-21T01:00+05:30'))
    renderAdmin('/admin/dashboard')
    await table()
    expect(card('Live check-ins')).toHaveTextContent('0across 0 cafés now')
    expect(screen.getByRole('row', { name: /Dabara House/ })).toHaveTextContent('Closed now')
    expect(screen.queryByText('Low')).toBeNull()
  })

  test('it greets the partner by the time of day', async () => {
    vi.setSystemTime(new Date('2026-11-21T18:00+05:30'))
    renderAdmin('/admin/dashboard')
    expect(await title()).toHaveTextContent('Good evening, Lalita')
  })

  test('it greets a member by the first name as it was typed, else by that of the demo partner', async () => {
    localStorage.setItem('userData', JSON.stringify({ name: 'farah irani', role: 'Café Partner' }))
    renderAdmin('/admin/dashboard')
    expect(await title()).toHaveTextContent('Good morning, farah')
  })

  test('each row has the café’s city, category, status, occupancy and check-ins', async () => {
    renderAdmin('/admin/dashboard')
    await table()
    const cells = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(cells(/Dabara House/)).toEqual(['Bengaluru', 'Gold', 'Active', 'Low', '253+4%', ''])
    expect(cells(/Irani Corner/)).toEqual(['Mumbai', 'Silver', 'Pending', 'None yet', '0', ''])
  })

  test('a click beside the link of a row opens its café too', async () => {
    const { path } = renderAdmin('/admin/dashboard')
    const row = await screen.findByRole('row', { name: /Khidki Coffee/ })
    await userEvent.click(within(row).getAllByRole('cell').at(-1) as HTMLElement)
    expect(path()).toBe('/admin/cafe/khidki-coffee')
  })
})

describe('the period', () => {
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

  test('it changes the figure, its comparison and the table’s last column, and stays in the URL', async () => {
    const { path } = renderAdmin('/admin/dashboard')
    await table()
    expect(card('Check-ins this week')).toHaveTextContent(/% more than in the 7 days before$/)
    await choose('Today')
    expect(card('Check-ins today')).toHaveTextContent(/last Saturday by this time$/)
    expect(header(/^Check-ins ?Today$/)).toBeVisible()
    await choose('Month')
    expect(card('Check-ins in 30 days')).toHaveTextContent(/than in the 30 days before$/)
    expect(path()).toBe('/admin/dashboard?period=month')
    await choose('Week')
    expect(path()).toBe('/admin/dashboard')
  })

  test('the Check-ins column follows the period', async () => {
    renderAdmin('/admin/dashboard')
    await table()
    const shown = () =>
      within(screen.getByRole('row', { name: /Dabara House/ }))
        .getAllByRole('cell')
        .at(-2)?.textContent
    expect(shown()).toBe('253+4%')
    await choose('Month')
    await waitFor(() => expect(shown()).toMatch(/^1,1\d\d\+\d+%$/))
    expect(header(/^Check-ins ?Month$/)).toBeVisible()
  })

  test('the figure is the sum of the table’s column', async () => {
    renderAdmin('/admin/dashboard?period=today')
    await table()
    const counts = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(within(row).getAllByRole('cell').at(-2)?.firstChild?.textContent))
    const total = counts.reduce((sum, count) => sum + count, 0)
    expect(card('Check-ins today')).toHaveTextContent(new RegExp(`^Check-ins today${total}29,550`))
  })

  test('before the opening there is nothing to compare with', async () => {
    vi.setSystemTime(new Date('2026-11-21T05:00+05:30'))
    renderAdmin('/admin/dashboard?period=today')
    await table()
    expect(card('Check-ins today')).toHaveTextContent('Nothing to compare with yet')
  })
})

describe('what needs attention', () => {
  const filter = (name: string) => screen.getByRole('button', { name })

  test('the filters have counts, and one of them limits the table', async () => {
    const { path } = renderAdmin('/admin/dashboard')
    await table()
    expect(filter('All 12')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(filter('Pending 2'))
    expect(names()).toEqual(['Mogra Terrace', 'Irani Corner'])
    expect(screen.getByText('2 cafés found')).toBeInTheDocument()
    expect(path()).toBe('/admin/dashboard?show=pending')
    await userEvent.click(filter('Active 10'))
    expect(names()).toHaveLength(10)
  })

  test('the counts are those of the search', async () => {
    renderAdmin('/admin/dashboard?q=counter')
    await table()
    expect(filter('All 1')).toBeVisible()
    expect(filter('Pending 0')).toBeVisible()
  })

  test('a filter without a café has a way back to all', async () => {
    const { path } = renderAdmin('/admin/dashboard?q=counter&show=pending')
    expect(await screen.findByRole('heading', { name: 'No café here' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show all cafés' }))
    expect(names()).toEqual(['Gulmohar Counter'])
    expect(path()).toBe('/admin/dashboard?q=counter')
  })

  test('the panel names the cafés for which something can be done', async () => {
    renderAdmin('/admin/dashboard')
    await table()
    const panel = within(screen.getByRole('region', { name: 'Needs attention' }))
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Rose Cup RoomFewer check-ins than the week before',
    ])
  })

  test('Show all clears the search and brings the table into view; its order is fixed', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const incomplete = Array.from({ length: 4 }, (_, id) => ({ id, name: `Adda ${id}` }))
    localStorage.setItem('cafes', JSON.stringify(incomplete))
    const { path } = renderAdmin('/admin/dashboard')
    await table()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'house' } })
    fireEvent.click(screen.getByRole('button', { name: 'Show all 5' }))
    expect(path()).toBe('/admin/dashboard?show=attention')
    expect(screen.getByRole('searchbox')).toHaveValue('')
    await waitFor(() => expect(names()[0]).toBe('Rose Cup Room'))
    // A café without a status is neither active nor pending.
    expect(filter('Active 10')).toBeVisible()
    expect(filter('Pending 2')).toBeVisible()
    const heading = screen.getByRole('heading', { name: 'Cafés' })
    expect(heading).toHaveFocus()
    expect(scrolled.mock.contexts).toContain(heading)
  })
})

test('Export and Print are behind one button on a phone', async () => {
  renderAdmin('/admin/dashboard')
  const more = await screen.findByRole('button', { name: 'Export or print' })
  const actions = screen.getByRole('button', { name: 'Print' }).parentElement
  expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(actions).toHaveClass('max-sm:hidden')
  await userEvent.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  expect(actions).not.toHaveClass('max-sm:hidden')
})

describe('the order of the table', () => {
  test('a header sorts, sets aria-sort, and reverses on the second click', async () => {
    renderAdmin('/admin/dashboard')
    await table()
    expect(header('Name')).not.toHaveAttribute('aria-sort')
    await userEvent.click(within(header(/^Check-ins ?Week$/)).getByRole('button'))
    expect(header(/^Check-ins ?Week$/)).toHaveAttribute('aria-sort', 'ascending')
    expect(names().at(-1)).toBe('Cutting Chai Company')
    await userEvent.click(within(header(/^Check-ins ?Week$/)).getByRole('button'))
    expect(header(/^Check-ins ?Week$/)).toHaveAttribute('aria-sort', 'descending')
    expect(names()[0]).toBe('Cutting Chai Company')
    await userEvent.click(within(header('Name')).getByRole('button'))
    expect(header(/^Check-ins ?Week$/)).not.toHaveAttribute('aria-sort')
    expect(names()[0]).toBe('Bookmark Reading Room')
  })

  test('every column but the last can be sorted', async () => {
    renderAdmin('/admin/dashboard')
    await table()
    const sortable = screen
      .getAllByRole('columnheader')
      .map((cell) => within(cell).getByRole('button').textContent)
    expect(sortable).toEqual(['Name', 'City', 'Category', 'Status', 'Occupancy', 'Check-ins Week'])
  })
})

describe('the search', () => {
  const search = () => screen.getByRole('searchbox', { name: 'Search cafés' })

  test('it finds cafés by name and announces their number', async () => {
    renderAdmin('/admin/dashboard')
    await table()
    await userEvent.type(search(), 'COUNTER')
    expect(names()).toEqual(['Gulmohar Counter'])
    expect(screen.getByText('1 café found')).toBeInTheDocument()
  })

  test('back navigation from a café restores search and order', async () => {
    const { path, back } = renderAdmin('/admin/dashboard?sort=-checkIns')
    await table()
    await userEvent.type(search(), 'house')
    await waitFor(() => expect(path()).toBe('/admin/dashboard?sort=-checkIns&q=house'))
    await userEvent.click(screen.getByRole('link', { name: 'Monsoon Glasshouse' }))
    expect(path()).toBe('/admin/cafe/monsoon-glasshouse')
    back()
    expect(search()).toHaveValue('house')
    expect(names()).toEqual(['Dabara House', 'Monsoon Glasshouse'])
  })

  test('back navigation restores text typed just before a café was opened', async () => {
    const { path, back } = renderAdmin('/admin/dashboard?sort=-checkIns')
    await table()
    fireEvent.change(search(), { target: { value: 'house' } })
    await userEvent.click(screen.getByRole('link', { name: 'Monsoon Glasshouse' }))
    expect(path()).toBe('/admin/cafe/monsoon-glasshouse')
    back()
    expect(path()).toBe('/admin/dashboard?sort=-checkIns&q=house')
    expect(search()).toHaveValue('house')
  })

  test('a header click during typing keeps both search and order', async () => {
    const { path } = renderAdmin('/admin/dashboard')
    await table()
    fireEvent.change(search(), { target: { value: 'house' } })
    fireEvent.click(within(header('Name')).getByRole('button'))
    expect(path()).toBe('/admin/dashboard?q=house&sort=name')
    await act(() => new Promise((done) => setTimeout(done, 300)))
    expect(path()).toBe('/admin/dashboard?q=house&sort=name')
    expect(search()).toHaveValue('house')
  })

  test('the wordmark resets the table', async () => {
    const { path } = renderAdmin('/admin/dashboard?q=house')
    await table()
    expect(names()).toHaveLength(2)
    await userEvent.click(screen.getByRole('link', { name: /Baithak/ }))
    expect(search()).toHaveValue('')
    expect(names().length).toBeGreaterThan(2)
    expect(path()).toBe('/admin/dashboard')
  })

  test('without a match there is a message', async () => {
    renderAdmin('/admin/dashboard')
    await table()
    await userEvent.type(search(), 'zebra')
    expect(screen.getByRole('heading', { name: 'No café matches “zebra”' })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('clearing the search never shows an empty-search message', async () => {
    renderAdmin('/admin/dashboard?q=zebra')
    const nothing = await screen.findByRole('heading', { name: /^No café matches/ })
    const announcements: (string | null)[] = []
    const observer = new MutationObserver(() => announcements.push(nothing.textContent))
    observer.observe(nothing, { characterData: true, childList: true, subtree: true })
    fireEvent.change(search(), { target: { value: '' } })
    expect(await table()).toBeVisible()
    observer.disconnect()
    expect(announcements).toEqual([])
  })
})

describe('in Hindi', () => {
  test('the dashboard is fully translated, and a café is found by its English name too', async () => {
    renderAdmin('/admin/dashboard', 'hi')
    expect(await screen.findByRole('table', { name: 'कैफ़े' })).toBeVisible()
    const main = screen.getByRole('main')
    expect(main.textContent).not.toMatch(/[A-Za-z]{2,}/)
    await userEvent.type(screen.getByRole('searchbox'), 'tulsi')
    expect(names()).toEqual(['तुलसी आँगन'])
  })
})
