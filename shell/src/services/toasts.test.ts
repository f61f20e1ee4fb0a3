import { expect, test } from 'vitest'
import { createToasts } from './toasts'

test('a toast waits until what it confirms is on the disk, and a later one comes after it', async () => {
  let save = () => {}
  const saved = new Promise<void>((resolve) => {
    save = resolve
  })
  let pending: Promise<void> | undefined = saved
  const toasts = createToasts(() => pending)
  toasts.show({ title: 'Pass Purchased!' })
  toasts.show({ title: 'Reminder' })
  expect(toasts.store.getState()).toBeNull()
  const shown: unknown[] = []
  toasts.store.subscribe((toast) => shown.push(toast?.title))
  save()
  pending = undefined
  await saved
  expect(shown).toEqual(['Pass Purchased!', 'Reminder'])
  toasts.show({ title: 'Copied' })
  expect(toasts.store.getState()?.title).toBe('Copied')
})
