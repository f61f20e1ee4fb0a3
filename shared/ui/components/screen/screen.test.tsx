import { render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { AppBar } from './detail-screen'
import { Screen } from './screen'

beforeEach(() => void delete document.documentElement.dataset.arrived)

const heading = (name: string) => screen.getByRole('heading', { level: 1, name })

test.each([
  ['en', 'Baithak'],
  ['hi', 'बैठक'],
])('the page’s title in %s names the screen and the product', async (lang, brand) => {
  document.documentElement.lang = lang
  render(<Screen title="Wallet" />)
  await waitFor(() => expect(document.title).toBe(`Wallet · ${brand}`))
})

test('the first screen of a page does not move the focus', () => {
  render(
    <StrictMode>
      <Screen titled title="Wallet" />
    </StrictMode>,
  )
  expect(heading('Wallet')).toBeInTheDocument()
  expect(document.body).toHaveFocus()
})

test('a screen that follows another moves the focus to its heading, its own or in its bar', () => {
  const { container, rerender } = render(<Screen key="1" title="Wallet" />)
  rerender(<Screen key="2" titled title="Purchase Pass" />)
  expect(heading('Purchase Pass')).toHaveFocus()
  expect(container.firstChild).toHaveAttribute('data-entering')
  rerender(
    <Screen key="3" title="Compare">
      <AppBar title="Compare Silver vs Gold" onBack={() => {}} />
    </Screen>,
  )
  expect(heading('Compare Silver vs Gold')).toHaveFocus()
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

test('a screen leaves the focus in a field that has it already', () => {
  const { rerender } = render(<Screen key="1" title="Wallet" />)
  rerender(
    <Screen key="2" titled title="Explore">
      <input aria-label="Search" ref={(field) => field?.focus()} />
    </Screen>,
  )
  expect(screen.getByLabelText('Search')).toHaveFocus()
})
