import { expect, test } from 'vitest'
import { createLatestSnapshot, snapshotCountKey } from './latest-snapshot'
import { openBackend } from './storage-backend'

type Texts = Record<string, string>
type SnapshotFile = NonNullable<Parameters<typeof createLatestSnapshot>[0]['file']>

/** A device whose disk gets the local storage with `flush`, and a snapshot at once. */
function openDevice(file?: SnapshotFile) {
  let disk: Texts = {}
  let snapshot: unknown
  let backend = openBackend(undefined)
  let session = openBackend(undefined)
  const memoryFile: SnapshotFile = {
    read: async () => structuredClone(snapshot),
    update: async (next) => {
      snapshot = structuredClone(next(snapshot))
    },
  }
  const texts = (): Texts => {
    const keys = Array.from({ length: backend.length }, (_, index) => backend.key(index) ?? '')
    return Object.fromEntries(
      keys
        .filter((key) => key !== snapshotCountKey)
        .map((key) => [key, backend.getItem(key) ?? '']),
    )
  }
  const open = () => createLatestSnapshot({ backend, session, file: file ?? memoryFile })
  return {
    texts,
    start: () => open().restore(),
    set: (key: string, text: string) => backend.setItem(key, text),
    save: () => open().save(),
    clear: () => backend.clear(),
    flush: () => {
      disk = { ...texts(), [snapshotCountKey]: backend.getItem(snapshotCountKey) ?? '' }
    },
    kill() {
      backend = openBackend(undefined)
      session = openBackend(undefined)
      for (const [key, text] of Object.entries(disk)) if (text) backend.setItem(key, text)
    },
  }
}

test('what was saved survives when the browser is killed, and what is newer on the disk stays', async () => {
  const device = openDevice()
  expect(await device.start()).toBe(false)
  device.set('userName', 'Anya')
  device.flush()
  device.set('userPass', 'gold')
  await device.save()
  device.kill()
  expect(device.texts()).toEqual({ userName: 'Anya' })
  expect(await device.start()).toBe(true)
  expect(device.texts()).toEqual({ userName: 'Anya', userPass: 'gold' })
  device.set('theme', 'dark')
  device.flush()
  device.kill()
  expect(await device.start()).toBe(false)
  expect(device.texts()).toEqual({ userName: 'Anya', userPass: 'gold', theme: 'dark' })
})

test('the first session survives too, of which nothing has reached the disk', async () => {
  const device = openDevice()
  await device.start()
  device.set('userPass', 'gold')
  await device.save()
  device.kill()
  expect(await device.start()).toBe(true)
  expect(device.texts()).toEqual({ userPass: 'gold' })
})

test('who has signed out stays signed out, and the next member keeps everything', async () => {
  const device = openDevice()
  await device.start()
  device.set('userPass', 'gold')
  await device.save()
  device.flush()
  device.clear()
  await device.save()
  expect(device.texts()).toEqual({})
  device.kill()
  await device.start()
  expect(device.texts()).toEqual({})

  device.clear()
  await device.save()
  expect(await device.start()).toBe(false)
  device.set('userName', 'Ira')
  device.flush()
  device.kill()
  expect(await device.start()).toBe(false)
  expect(device.texts()).toEqual({ userName: 'Ira' })
})

test('without a file the page works', async () => {
  const fail = () => Promise.reject(new DOMException('blocked', 'InvalidStateError'))
  const device = openDevice({ read: fail, update: fail })
  device.set('userName', 'Anya')
  expect(await device.start()).toBe(false)
  await device.save()
  expect(device.texts()).toEqual({ userName: 'Anya' })
})
