import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sampleVenues } from '../model/sample-venues'
import { renderParty } from '../testing/render-party'

const user = userEvent.setup()
const names = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((element) => element.textContent)
const search = () => screen.getByRole('searchbox', { name: 'Search venues' })

test('without a match the list says No venues found and offers to clear the filters', async () => {
  const { host, path } = renderParty('/party')
  await user.click(screen.getByRole('button', { name: 'Restaurant' }))
  await user.type(search(), 'moonlight')
  expect(screen.getByRole('heading', { name: 'No venues found' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(names()).toHaveLength(sampleVenues.length)
  expect(search()).toHaveValue('')
  expect(path()).toBe('/party')
  expect(host.toasts.at(-1)?.title).toBe('Filters Cleared')
})

test('Search and filters: a misspelt name offers the venue that was meant, in both scripts', async () => {
  renderParty('/party')
  await user.type(search(), 'chandani')
  expect(await screen.findByText('The search looks at the names of venues.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Did you mean Chandni Terrace?' }))
  expect(search()).toHaveValue('Chandni Terrace')
  expect(names()).toEqual(['Chandni Terrace'])
  await user.clear(search())
  await user.type(search(), 'सितारा')
  expect(await screen.findByRole('button', { name: 'Did you mean Sitara Social?' })).toBeVisible()
})

test('Search and filters: an empty list names what leaves it empty, and each part can be removed alone', async () => {
  const { path } = renderParty('/party?q=chandni&tag=Club')
  expect(await screen.findByText('Nothing matches: “chandni”, Club.')).toBeVisible()
  expect(screen.queryByText(/price/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Without “chandni” (3)' }))
  expect(path()).toBe('/party?tag=Club')
  expect(names()).toHaveLength(3)
})

test.each([
  ['/party?q=chandani', 'Did you mean Chandni Terrace?'],
  ['/party?q=chandni&tag=Club', 'Without “chandni” (3)'],
  ['/party?q=moonlight', 'Clear filters'],
  ['/party?rating=4&price=500-3000&km=10', 'Clear filters'],
])(
  'at %s the button “%s”, which disappears, leaves the focus on the number of venues',
  async (url, name) => {
    renderParty(url)
    const button = await screen.findByRole('button', { name })
    act(() => button.focus())
    await user.keyboard('{Enter}')
    expect(button).not.toBeInTheDocument()
    expect(document.activeElement).toHaveTextContent(/^\d+ venues?$/)
  },
)
