// @vitest-environment jsdom
import { plannedReminders } from '@baithak/domain/agenda'
import { openStorage } from '@baithak/testing'
import { expect, test, vi } from 'vitest'
import { createToasts } from '../../services/toasts'
import {
  grant,
  minute,
  reminder,
  setHidden,
  settle,
  setUpReminders,
  showNotification,
  startReminders,
} from '../../testing/start-reminders'

setUpReminders()

test('a reminder that is due at the opening is a notification, once', async () => {
  grant()
  const { want, plan, watch, toast } = startReminders()
  want()
  plan(reminder('pass', -5))
  watch()
  await settle()
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Soon: pass', {
    body: 'It ends.',
    lang: 'en',
    icon: '/icons/icon-192.png',
    tag: 'pass',
    data: { url: '/pass' },
  })
  setHidden(true)
  setHidden(false)
  await settle()
  expect(showNotification).toHaveBeenCalledOnce()
  expect(toast()).toBeNull()
})

test('it is in the member’s language', async () => {
  grant()
  const { want, plan, watch } = startReminders({ language: 'hi' })
  want()
  plan(reminder('pass', -5))
  watch()
  await settle()
  expect(showNotification.mock.lastCall).toMatchObject(['जल्द: pass', { body: 'ख़त्म।', lang: 'hi' }])
})

test('a reminder that becomes due while the page is hidden is shown at that time', async () => {
  grant()
  const { want, plan, watch } = startReminders()
  watch()
  want()
  plan(reminder('pass', 10))
  setHidden(true)
  await vi.advanceTimersByTimeAsync(10 * minute - 1)
  expect(showNotification).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(showNotification).toHaveBeenCalledOnce()
})

test('one that is planned for now, as a confirmed party, is shown at once', async () => {
  grant()
  const { want, plan, watch } = startReminders()
  want()
  watch()
  setHidden(true)
  plan(reminder('party', 0))
  await settle()
  expect(showNotification).toHaveBeenCalledOnce()
})

test('what the member does not want is not shown, and is when it is switched on', async () => {
  grant()
  const { want, plan, watch } = startReminders()
  plan(reminder('pass', -5))
  watch()
  await settle()
  expect(showNotification).not.toHaveBeenCalled()
  want()
  await settle()
  expect(showNotification).toHaveBeenCalledOnce()
})

test('a reminder that a mode of contract 1 has planned is shown, once, also if its mode publishes it since', async () => {
  grant()
  const { storage, want, plan, watch } = startReminders()
  const { id, end, link, reminder: published } = reminder('pass', -5)
  const { title = { en: '', hi: '' }, text = title, from = end } = published ?? {}
  storage.record(plannedReminders).write({
    pass: { planned: [{ id, from, until: end, title, text, url: link }], shown: [] },
  })
  want()
  watch()
  await settle()
  plan(reminder('pass', -5))
  await settle()
  expect(showNotification).toHaveBeenCalledOnce()
  expect(showNotification.mock.lastCall).toMatchObject(['Soon: pass', { data: { url: '/pass' } }])
})

test('the reminders of a mode that the registry names later are shown', async () => {
  grant()
  const { registry, want, plan, watch } = startReminders()
  // The query's own first response.
  await settle()
  const { work } = registry.store.getState()
  registry.store.setState({}, true)
  want()
  plan(reminder('pass', -5))
  watch()
  await settle()
  expect(showNotification).not.toHaveBeenCalled()
  registry.store.setState(work ? { work } : {})
  await settle()
  expect(showNotification).toHaveBeenCalledOnce()
})

test('two tabs show a reminder once', async () => {
  grant()
  const { want, plan, watch } = startReminders()
  want()
  plan(reminder('pass', -5))
  watch()
  watch(openStorage({ events: new EventTarget() }), createToasts())
  await settle()
  expect(showNotification).toHaveBeenCalledOnce()
})

test('without the permission it is a toast of the visible page, once, which leads to its page', () => {
  grant('denied')
  setHidden(true)
  const { want, plan, watch, toast, toasts, open } = startReminders()
  want()
  plan(reminder('pass', -5))
  watch()
  expect(toast()).toBeNull()
  setHidden(false)
  expect(toast()).toMatchObject({ title: 'Soon: pass', description: 'It ends.', note: true })
  toast()?.action?.onPress()
  expect(open).toHaveBeenCalledExactlyOnceWith('/pass')
  toasts.dismiss(toast()?.id ?? 0)
  expect(toast()).toBeNull()
})

test('it waits for the toast before it, and so does the next reminder', () => {
  grant('denied')
  const { want, plan, watch, toast, toasts } = startReminders()
  toasts.show({ title: 'Pass Expired' })
  want()
  plan(reminder('first', -5), reminder('second', -4))
  watch()
  const titles = Array.from({ length: 3 }, () => {
    const title = toast()?.title
    toasts.dismiss(toast()?.id ?? 0)
    return title
  })
  expect(titles).toEqual(['Pass Expired', 'Soon: first', 'Soon: second'])
  expect(toast()).toBeNull()
})

test('a rejected notification is a toast once the page is visible and shows no other', async () => {
  grant()
  showNotification.mockRejectedValueOnce(new TypeError('No permission'))
  setHidden(true)
  const { want, plan, watch, toast, toasts, shownIds } = startReminders()
  want()
  plan(reminder('pass', -5))
  watch()
  await settle()
  expect(toast()).toBeNull()
  expect(shownIds()).toEqual([])
  toasts.show({ title: 'Pass Expired' })
  setHidden(false)
  expect(toast()).toMatchObject({ title: 'Pass Expired' })
  toasts.dismiss(toast()?.id ?? 0)
  expect(toast()).toMatchObject({ title: 'Soon: pass' })
  expect(shownIds()).toEqual(['pass'])
  toasts.dismiss(toast()?.id ?? 0)
  expect(toast()).toBeNull()
  expect(showNotification).toHaveBeenCalledOnce()
})
