import { render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppBar } from './detail-screen'
import { Screen } from './screen'

beforeEach(() => {
  delete document.documentElement.dataset.arrived
  document.documentElement.lang = 'en'
})

const heading = (name: string) => screen.getByRole('heading', { level: 1, name })

describe('a screen', () => {
  it.each([
    ['en', 'Baithak'],
    ['hi', 'बैठक'],
    ['fr', 'Baithak'],
  ])(
    'names itself in its heading, and in the page’s title with the product in %s',
    async (lang, brand) => {
      document.documentElement.lang = lang
      render(<Screen titled title="Wallet" />)
      expect(heading('Wallet')).toBeInTheDocument()
      await waitFor(() => expect(document.title).toBe(`Wallet · ${brand}`))
    },
  )

  it('does not move the focus when it is the first of the page', () => {
    render(
      <StrictMode>
        <Screen titled title="Wallet" />
      </StrictMode>,
    )
    expect(document.body).toHaveFocus()
  })

  it('moves the focus to its heading when it follows another', () => {
    const { container, rerender } = render(<Screen key="1" titled title="Wallet" />)
    rerender(<Screen key="2" titled title="Purchase Pass" />)
    expect(heading('Purchase Pass')).toHaveFocus()
    expect(container.firstChild).toHaveAttribute('data-entering')
  })

  it('leaves the focus in a field that has it already', () => {
    const { rerender } = render(<Screen key="1" titled title="Wallet" />)
    rerender(
      <Screen key="2" title="Explore">
        <input aria-label="Search" ref={(field) => field?.focus()} />
      </Screen>,
    )
    expect(screen.getByLabelText('Search')).toHaveFocus()
  })

  it('finds a heading of its own in the app bar', () => {
    render(<Screen titled title="Wallet" />).unmount()
    render(
      <Screen title="Compare">
        <AppBar title="Compare Silver vs Gold" onBack={() => {}} />
      </Screen>,
    )
    expect(heading('Compare Silver vs Gold')).toHaveFocus()
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
