import { readLocalStorage, seedLocalStorage } from '@baithak/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWork } from '../testing/render-work'

const open = () => renderWork('/settings')
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)

afterEach(() => {
  for (const name of ['permissions', 'mediaDevices']) Reflect.deleteProperty(navigator, name)
})

test('the browser asks for a permission at the tap, and its answer is shown', async () => {
  let state = 'prompt'
  const request = vi.fn(async () => {
    state = 'granted'
    return { getTracks: () => [] }
  })
  Object.assign(navigator, {
    permissions: { query: async () => Object.assign(new EventTarget(), { state }) },
    mediaDevices: { getUserMedia: request },
  })
  await open()
  const allow = await screen.findByRole('button', { name: 'Allow: Camera' })
  expect(request).not.toHaveBeenCalled()
  await userEvent.click(allow)
  expect(await row('Camera').findByText('Allowed')).toBeInTheDocument()
  expect(readLocalStorage('userData')).toEqual({ permissions: { camera: true } })
})

test('the wish for notifications of onboarding can be changed', async () => {
  seedLocalStorage({
    userData: { name: 'Aanya', permissions: { notifications: true, camera: true } },
  })
  await open()
  const notifications = screen.getByRole('switch', { name: 'Notifications' })
  expect(notifications).toBeChecked()
  await userEvent.click(notifications)
  expect(notifications).not.toBeChecked()
  expect(readLocalStorage('userData')).toEqual({
    name: 'Aanya',
    permissions: { notifications: false, camera: true },
  })
})

test('Install opens the browser’s dialog as soon as the browser offers it; the versions are below', async () => {
  const { host } = await open()
  expect(screen.getByText('App 1.2.0 · Work 1.1.0')).toBeInTheDocument()
  const install = vi.fn(async () => {})
  host.appInfo = () => ({ versions: {}, install })
  act(() => void window.dispatchEvent(new Event('beforeinstallprompt')))
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }))
  await waitFor(() => expect(install).toHaveBeenCalledOnce())
})
