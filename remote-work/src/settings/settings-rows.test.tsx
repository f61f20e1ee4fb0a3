import { readLocalStorage, seedLocalStorage } from '@baithak/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWork } from '../testing/render-work'

const open = () => renderWork('/settings')

test.each(['location', 'camera', 'notifications'])(
  'the wish for %s of onboarding can be changed',
  async (permission) => {
    const wanted = { location: true, camera: true, notifications: true }
    seedLocalStorage({ userData: { name: 'Aanya', permissions: wanted } })
    await open()
    const toggle = screen.getByRole('switch', { name: new RegExp(permission, 'i') })
    expect(toggle).toBeChecked()
    await userEvent.click(toggle)
    expect(toggle).not.toBeChecked()
    expect(readLocalStorage('userData')).toEqual({
      name: 'Aanya',
      permissions: { ...wanted, [permission]: false },
    })
  },
)

test('Install opens the browser’s dialog as soon as the browser offers it', async () => {
  const { host } = await open()
  expect(screen.getByText('App 1.2.0 · Work 1.1.0')).toBeInTheDocument()
  const install = vi.fn(async () => {})
  host.appInfo = () => ({ versions: {}, install })
  act(() => void window.dispatchEvent(new Event('beforeinstallprompt')))
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }))
  await waitFor(() => expect(install).toHaveBeenCalledOnce())
})
