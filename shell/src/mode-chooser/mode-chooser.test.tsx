import { agendaOf } from '@baithak/contract'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { registryCard, registryEntry } from '../testing/registry-entry'
import { renderShell } from '../testing/render-shell'
import { ModeChooser } from './mode-chooser'

const boards = () => within(screen.getByRole('list')).getAllByRole('link')
const hrefs = () => boards().map((board) => board.getAttribute('href'))

it('three signboards link to Work, Party and Gig', () => {
  renderShell(<ModeChooser />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What kind of sitting?')
  expect(hrefs()).toEqual(['/work', '/party', '/gig'])
  for (const name of [/^Work Cafés/, /^Party Venues/, /^Gig Stages/])
    expect(screen.getByRole('link', { name })).toBeInTheDocument()
  expect(screen.getByText('Version 1.0.0')).toBeInTheDocument()
})

it('Artists find Gig first, everybody else Work', () => {
  localStorage.setItem('userData', JSON.stringify({ role: 'Artist' }))
  renderShell(<ModeChooser />)
  expect(hrefs()).toEqual(['/gig', '/work', '/party'])
})

it('a mode that was added has the last signboard, with its card', () => {
  const { registry } = renderShell(<ModeChooser />, { language: 'hi' })
  act(() =>
    registry.store.setState({
      'pop-up': registryEntry('pop-up', {
        card: { ...registryCard('Events', 'What is on'), name: { en: 'Events', hi: 'आयोजन' } },
      }),
      // Partners do not enter their modes from here.
      desk: registryEntry('desk', { card: registryCard('Desk', ''), audience: 'partner' }),
    }),
  )
  expect(hrefs()).toEqual(['/work', '/party', '/gig', '/pop-up'])
  const board = boards().at(-1)
  expect(board).toHaveAccessibleName('आयोजन What is on')
  expect(board?.closest('li')?.getAttribute('style')).toMatch(/--board: #5b3a1c;.*--edge: #402712/)
  expect(board?.querySelector('img')).toHaveAttribute(
    'src',
    'https://modes.example/pop-up/1.0.0/assets/scene-12345678.svg',
  )
})

it('the image that the page has for its prerendered screen is not requested again from the mode', () => {
  const template = document.createElement('template')
  template.innerHTML = '<img src="/assets/scene-12345678.svg"><img src="/assets/other-1.svg">'
  document.body.append(template)
  onTestFinished(() => template.remove())
  renderShell(<ModeChooser />)
  expect(boards()[0]?.querySelector('img')).toHaveAttribute('src', '/assets/scene-12345678.svg')
})

it('without a registry there is an error panel', () => {
  const { registry } = renderShell(<ModeChooser />)
  act(() => registry.store.setState({}, true))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

it('Your counter: a café partner finds the mode of partners above the boards, nobody else does', async () => {
  function openAs(role: string) {
    localStorage.setItem('userData', JSON.stringify({ role }))
    const shell = renderShell(<ModeChooser />)
    const entry = registryEntry('desk', { audience: 'partner' })
    act(() => shell.registry.store.setState({ desk: entry }))
    return shell
  }
  const { unmount } = openAs('Customer')
  expect(screen.queryByRole('link', { name: 'Your counter' })).toBeNull()
  unmount()
  const { path } = openAs('Café Partner')
  const link = await screen.findByRole('link', { name: 'Your counter' })
  const position = link.compareDocumentPosition(screen.getByRole('link', { name: /^Work/ }))
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await userEvent.click(link)
  expect(path()).toMatch(/^\/(?:admin|desk)$/)
})

it('what a mode has published for the member hangs below its board', async () => {
  const { storage, path } = renderShell(<ModeChooser />)
  const item = {
    id: 'gig-7',
    title: { en: 'Gigs' },
    start: '2999-12-01T13:30:00.000Z',
    end: '2999-12-01T15:30:00.000Z',
    link: '/gig/detail/7',
  }
  const suggestion = { ...item, isSuggestion: true, link: '/gig' }
  act(() => void storage.record(agendaOf('gig')).write([suggestion, item]))
  const plank = screen.getByRole('link', { name: /^Gigs in \d+ days$/ })
  expect(plank.closest('li')).toHaveAttribute('data-board', 'gig')
  await userEvent.click(plank)
  expect(path()).toBe('/gig/detail/7')
})
