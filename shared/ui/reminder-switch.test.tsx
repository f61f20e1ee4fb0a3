import { reminderChoices } from '@baithak/contract'
import { HostContext } from '@baithak/platform'
import { createTestHost } from '@baithak/testing/create-test-host'
import { createMemoryHistory } from '@baithak/testing/memory-history'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ReminderSwitch } from './reminder-switch'

afterEach(() => vi.unstubAllGlobals())

function stubNotification(permission: NotificationPermission, answer = permission) {
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer
      return answer
    }),
  }
  vi.stubGlobal('Notification', notification)
  return notification
}

function open() {
  const host = createTestHost({
    navigator: createMemoryHistory('/').navigator,
    translations: { namespace: 'work', files: {} },
  })
  render(
    <HostContext value={host}>
      <ReminderSwitch
        kind="pass"
        label="Remind me"
        description="Two days before."
        withoutPermission="In the open app."
      />
    </HostContext>,
  )
  return {
    toggle: () => userEvent.click(screen.getByRole('switch', { name: 'Remind me' })),
    choices: () => host.storage.record(reminderChoices).getState(),
  }
}
const control = () => screen.getByRole('switch', { name: 'Remind me' })

test('the permission is requested when the reminder is switched on, and not before', async () => {
  const { requestPermission } = stubNotification('default', 'granted')
  const { toggle, choices } = open()
  expect(control()).not.toBeChecked()
  expect(requestPermission).not.toHaveBeenCalled()
  await toggle()
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(control()).toBeChecked()
  expect(choices()).toEqual({ pass: true })
  await toggle()
  expect(choices()).toEqual({ pass: false })
  expect(requestPermission).toHaveBeenCalledOnce()
})

test('after a refusal it stays on, and says where the reminder is shown', async () => {
  stubNotification('default', 'denied')
  const { toggle, choices } = open()
  expect(control()).toHaveAccessibleDescription('Two days before.')
  await toggle()
  await vi.waitFor(() => expect(control()).toHaveAccessibleDescription('In the open app.'))
  expect(choices()).toEqual({ pass: true })
})

test('a device without notifications says so once it is on', async () => {
  const { toggle } = open()
  await toggle()
  expect(control()).toBeChecked()
  expect(control()).toHaveAccessibleDescription('In the open app.')
})

test('a dismissed permission prompt leaves the switch on, says where the reminder appears, and is repeated at the next switching on', async () => {
  const { requestPermission } = stubNotification('default')
  const { toggle } = open()
  await toggle()
  await vi.waitFor(() => expect(control()).toHaveAccessibleDescription('In the open app.'))
  expect(control()).toBeChecked()
  await toggle()
  expect(control()).toHaveAccessibleDescription('Two days before.')
  expect(requestPermission).toHaveBeenCalledOnce()
  await toggle()
  expect(requestPermission).toHaveBeenCalledTimes(2)
})

test('a permission that was reset since says where the reminder is shown', async () => {
  const notification = stubNotification('granted')
  const { toggle } = open()
  await toggle()
  expect(control()).toHaveAccessibleDescription('Two days before.')
  notification.permission = 'default'
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(control()).toHaveAccessibleDescription('In the open app.'))
})

test('a granted permission is not requested again', async () => {
  const { requestPermission } = stubNotification('granted')
  const { toggle } = open()
  await toggle()
  expect(control()).toHaveAccessibleDescription('Two days before.')
  expect(requestPermission).not.toHaveBeenCalled()
})
