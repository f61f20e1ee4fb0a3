import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { ModeChooser } from './mode-chooser'

it('three signboards link to Work, Party and Gig', () => {
  renderShell(<ModeChooser />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What kind of sitting?')
  const boards = within(screen.getByRole('list')).getAllByRole('link')
  expect(boards.map((board) => board.getAttribute('href'))).toEqual(['/work', '/party', '/gig'])
  expect(screen.getByRole('link', { name: /^Work/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Party/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Gig/ })).toBeVisible()
})

it("the footer shows 'Version 1.0.0'", () => {
  renderShell(<ModeChooser />)
  expect(screen.getByText('Version 1.0.0')).toBeVisible()
})

it('a signboard opens its mode', async () => {
  const { path } = renderShell(<ModeChooser />)
  await userEvent.click(screen.getByRole('link', { name: /^Party/ }))
  expect(path()).toBe('/party')
})

it('the signboards are in Hindi too', () => {
  renderShell(<ModeChooser />, { language: 'hi' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('आज कैसी बैठक?')
  expect(screen.getByRole('link', { name: /^महफ़िल/ })).toHaveAttribute('href', '/gig')
  expect(screen.getByText('संस्करण 1.0.0')).toBeVisible()
})

it('the signboard of a disabled mode says why and does not open it', async () => {
  const { registry, path, toast } = renderShell(<ModeChooser />)
  const sentence = { en: 'Party is closed today.', hi: 'पार्टी आज बंद है।' }
  act(() => registry.disabled.setState({ party: sentence }))
  const board = screen.getByRole('link', { name: /^Party/ })
  expect(board).toHaveAttribute('aria-disabled', 'true')
  expect(board).toHaveAccessibleDescription(sentence.en)
  await userEvent.click(board)
  expect(path()).toBe('/')
  expect(toast()).toMatchObject({ title: sentence.en })
  act(() => registry.disabled.setState({}, true))
  await userEvent.click(board)
  expect(path()).toBe('/party')
})
