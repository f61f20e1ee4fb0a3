import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderShell } from '../../testing/render-shell'
import { LazyToaster } from './lazy-toaster'

// On a slow machine the network is idle before the test has gone on.
vi.mock('../../services/network-idle', () => ({
  networkIdle: () => new Promise(() => {}),
}))

it('the toaster is rendered with the first toast, and not before', async () => {
  const { toasts } = renderShell(<LazyToaster />)
  await act(() => import('./toaster'))
  expect(document.querySelector('.toast-viewport')).toBeNull()
  act(() => toasts.show({ title: 'OTP Sent' }))
  expect((await screen.findAllByText('OTP Sent'))[0]).toBeInTheDocument()
})
