import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { readLocalStorage, renderWork } from '../testing/render-work'

const open = () => renderWork('/settings')
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)
function stubCamera(state: PermissionState) {
  const camera = {
    state,
    request: vi.fn(async () => {
      camera.state = 'granted'
      return { getTracks: () => [] }
    }),
  }
  Object.assign(navigator, {
    permissions: { query: async () => Object.assign(new EventTarget(), { state: camera.state }) },
    mediaDevices: { getUserMedia: camera.request },
  })
  return camera
}
afterEach(() => {
  for (const name of ['permissions', 'mediaDevices']) Reflect.deleteProperty(navigator, name)
})

test('Settings: the browser asks for a permission at the tap, and its answer is shown', async () => {
  const camera = stubCamera('prompt')
  await open()
  const allow = await screen.findByRole('button', { name: 'Allow: Camera' })
  expect(camera.request).not.toHaveBeenCalled()
  await userEvent.click(allow)
  expect(await row('Camera').findByText('Allowed')).toBeVisible()
  expect(readLocalStorage('userData')).toEqual({ permissions: { camera: true } })
})

test('Settings: the state of a permission is read again when the member returns from the browser’s settings', async () => {
  const camera = stubCamera('denied')
  await open()
  await row('Camera').findByText('Blocked')
  camera.state = 'granted'
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await row('Camera').findByText('Allowed')).toBeVisible()
})
