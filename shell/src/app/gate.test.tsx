import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { Gate } from './gate'

it('a page back from the back-forward cache shows what has become of the visitor elsewhere', async () => {
  renderShell(<Gate />)
  await screen.findByRole('heading', { name: 'Work, Party, Perform' })
  localStorage.setItem('isUserOnboarded', 'true')
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await screen.findByRole('heading', { name: 'What kind of sitting?' })).toBeVisible()
})
