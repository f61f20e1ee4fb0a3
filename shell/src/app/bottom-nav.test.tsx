import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { BottomNav } from './bottom-nav'

const items = [
  { path: '/party', label: { en: 'Home', hi: 'होम' }, icon: [] },
  { path: '/party/create', label: { en: 'Plan Party', hi: 'पार्टी रचें' }, icon: [] },
]

it('shows Modes and the mode’s own items, the current one marked', () => {
  renderShell(<BottomNav items={items} />, { at: '/party/create' })
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Modes', 'Home', 'Plan Party'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page'])
})

it('speaks Hindi', () => {
  renderShell(<BottomNav items={items} />, { at: '/', language: 'hi' })
  expect(screen.getByRole('link', { name: 'पार्टी रचें' })).toHaveAttribute('href', '/party/create')
})

it('shows Modes alone until the registry has the mode', () => {
  renderShell(<BottomNav items={[]} />, { at: '/party' })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Modes'])
})
