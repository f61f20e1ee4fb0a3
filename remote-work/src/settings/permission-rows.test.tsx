import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { readLocalStorage, renderWork } from '../testing/render-work'

const open = () => renderWork('/settings')
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)
const stubNotifications = (permission: NotificationPermission) => {
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = 'granted'
      return 'granted'
    }),
  }
  vi.stubGlobal('Notification', notification)
  return notification
}

test('Settings: the browser asks for a permission at the tap, and its answer is shown', async () => {
  const notification = stubNotifications('default')
  await open()
  const allow = await screen.findByRole('button', { name: 'Allow: Notifications' })
  expect(notification.requestPermission).not.toHaveBeenCalled()
  await userEvent.click(allow)
  expect(await row('Notifications').findByText('Allowed')).toBeVisible()
  expect(readLocalStorage('userData')).toEqual({ permissions: { notifications: true } })
})

test('a denied one says where it can be allowed, and does not ask', async () => {
  stubNotifications('denied')
  await open()
  expect(await row('Notifications').findByText('Blocked')).toBeVisible()
  expect(row('Notifications').getByText(/^Blocked on this device\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Allow: Notifications' })).toBeNull()
})

test('Settings: the state of a permission is read again when the member returns from the browser’s settings', async () => {
  const notification = stubNotifications('denied')
  await open()
  await row('Notifications').findByText('Blocked')
  notification.permission = 'granted'
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await row('Notifications').findByText('Allowed')).toBeVisible()
})

test('a device without the feature says so', async () => {
  await open()
  expect(await row('Location').findByText('Not available')).toBeVisible()
})

test('after the answer the focus is in the permission’s row', async () => {
  stubNotifications('default')
  await open()
  const allow = await screen.findByRole('button', { name: 'Allow: Notifications' })
  act(() => allow.focus())
  await userEvent.keyboard('{Enter}')
  const badge = await row('Notifications').findByText('Allowed')
  expect(document.activeElement).toBe(badge.closest('li'))
})

test('a question that is dismissed leaves the focus on the button', async () => {
  stubNotifications('default').requestPermission.mockResolvedValue('default')
  await open()
  const allow = await screen.findByRole('button', { name: 'Allow: Notifications' })
  await userEvent.click(allow)
  expect(allow).toHaveFocus()
})
