import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderShell } from '../../testing/render-shell'
import { WideAside } from './wide-aside'

test('stored cafés win on a name clash', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 7), toFake: ['Date'] })
  const cafes = [{ name: 'DABARA House' }, { id: 'khidki-coffee', name: 'Khidki Kaapi' }]
  localStorage.setItem('cafes', JSON.stringify(cafes))
  renderShell(<WideAside onboarded />)
  const [breakfast, latteArt] = within(await screen.findByRole('complementary')).getAllByRole(
    'listitem',
  )
  expect(breakfast).toHaveTextContent('DABARA House')
  expect(latteArt).toHaveTextContent('Khidki Kaapi')
  vi.useRealTimers()
})
