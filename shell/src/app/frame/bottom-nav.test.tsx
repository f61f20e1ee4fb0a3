import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderShell } from '../../testing/render-shell'
import { activeItem, BottomNav } from './bottom-nav'

const items = [
  { path: '/party', label: { en: 'Home', hi: 'होम' }, icon: [] },
  { path: '/party/create', label: { en: 'Plan Party', hi: 'पार्टी रचें' }, icon: [] },
]

it('shows Modes alone until the registry has the mode', () => {
  renderShell(<BottomNav mode="party" items={[]} />, { at: '/party' })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Modes'])
})

it('a disabled mode’s items are announced with the reason, which a tap shows', async () => {
  const sentence = { en: 'Party is closed today.', hi: 'पार्टी आज बंद है।' }
  const { registry, path, toast } = renderShell(<BottomNav mode="party" items={items} />, {
    at: '/party/create',
    language: 'hi',
  })
  act(() => registry.disabled.setState({ party: sentence, gig: sentence }))
  const home = screen.getByRole('link', { name: 'होम' })
  expect(home).toHaveAttribute('aria-disabled', 'true')
  expect(home).toHaveAccessibleDescription(sentence.hi)
  await userEvent.tab()
  await userEvent.tab()
  expect(home).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(path()).toBe('/party/create')
  expect(toast()).toMatchObject({ title: sentence.hi, neutral: true })
  await userEvent.click(screen.getByRole('link', { name: 'मोड' }))
  expect(path()).toBe('/')
})

const party = ['/', '/party', '/party/cafe-hopping', '/party/create', '/profile']

it.each([
  ['/', '/'],
  ['/party', '/party'],
  ['/party/create', '/party/create'],
  ['/party/cafe-hopping/r1', '/party/cafe-hopping'],
  ['/party/venue/1', '/party'],
  ['/Party/Create', '/party/create'],
  ['/settings', undefined],
])('at %s the active item is %s', (path, item) => expect(activeItem(party, path)).toBe(item))
