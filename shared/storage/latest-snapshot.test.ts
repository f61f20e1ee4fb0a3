import { expect, test } from 'vitest'
import { clearEntries, createLatestSnapshot, snapshotCountKey } from './latest-snapshot'
import { openBackend, readEntries } from './storage-backend'

type SnapshotFile = NonNullable<Parameters<typeof createLatestSnapshot>[0]['file']>

/** A device whose disk gets the local storage with `flush`, and a snapshot at once. */
function openDevice(file?: SnapshotFile) {
  let disk: Record<string, string> = {}
  let snapshot: unknown
  let isClosing = false
  let backend = openBackend(undefined)
  let session = openBackend(undefined)
  const memoryFile: SnapshotFile = {
    read: async () => structuredClone(snapshot),
    update: async (next) => {
      if (isClosing) return
      snapshot = structuredClone(next(snapshot))
    },
  }
  const texts = () => {
    const { [snapshotCountKey]: _, ...entries } = readEntries(backend)
    return entries
  }
  const open = () => createLatestSnapshot({ backend, session, file: file ?? memoryFile })
  return {
    texts,
    start: () => open().restore(),
    set: (key: string, text: string) => backend.setItem(key, text),
    save: () => open().save(),
    async signOut() {
      clearEntries(backend)
      await open().save()
    },
    emptyBySomebodyElse: () => backend.clear(),
    damageSnapshot: (damaged: unknown) => {
      snapshot = damaged
    },
    /** The same browser, a new tab: nothing that was under way is finished. */
    async inNewTab(action: () => void | Promise<void>) {
      isClosing = true
      await action()
      isClosing = false
      session = openBackend(undefined)
    },
    flush: () => {
      disk = readEntries(backend)
    },
    kill() {
      backend = openBackend(undefined)
      session = openBackend(undefined)
      for (const [key, text] of Object.entries(disk)) backend.setItem(key, text)
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

/** A member with a pass, whose snapshot is saved. */
async function openMember({ isOnDisk = true } = {}) {
  const device = openDevice()
  await device.start()
  device.set('userPass', 'gold')
  await device.save()
  if (isOnDisk) device.flush()
  return device
}

test('the first session survives too, of which nothing has reached the disk', async () => {
  const device = await openMember({ isOnDisk: false })
  device.kill()
  expect(await device.start()).toBe(true)
  expect(device.texts()).toEqual({ userPass: 'gold' })
})

test('a member who has signed out stays signed out after the browser was killed', async () => {
  const device = await openMember()
  await device.signOut()
  expect(device.texts()).toEqual({})
  device.kill()
  await device.start()
  expect(device.texts()).toEqual({})
})

type Device = ReturnType<typeof openDevice>

test.each<[string, (device: Device) => unknown]>([
  ['by a sign-out in a tab that was closed at once', (device) => device.inNewTab(device.signOut)],
  ['in the session of a snapshot', (device) => device.emptyBySomebodyElse()],
])('a storage that was emptied %s stays empty', async (_, empty) => {
  const device = await openMember()
  await empty(device)
  expect(await device.start()).toBe(false)
  expect(device.texts()).toEqual({})
})

test('a new member in another tab keeps everything at the next start', async () => {
  const device = await openMember()
  await device.signOut()
  await device.inNewTab(() => device.set('userName', 'Ira'))
  expect(await device.start()).toBe(false)
  expect(device.texts()).toEqual({ userName: 'Ira' })
  device.flush()
  device.kill()
  expect(await device.start()).toBe(false)
  expect(device.texts()).toEqual({ userName: 'Ira' })
})

test('a storage that was emptied in the session of a snapshot stays empty', async () => {
  const device = await openMember()
  device.emptyBySomebodyElse()
  expect(await device.start()).toBe(false)
  expect(device.texts()).toEqual({})
})

test.each(['NaN', '-1', '1.5', '', 'cleared', '99999999999', String(Number.MAX_SAFE_INTEGER)])(
  'the unreadable count %o means that the local storage is newer, and the next snapshot counts again',
  async (count) => {
    const device = await openMember()
    device.set('userPass', 'silver')
    device.set(snapshotCountKey, count)
    expect(await device.start()).toBe(false)
    expect(device.texts()).toEqual({ userPass: 'silver' })
    device.flush()
    device.set('userPass', 'renewed')
    await device.save()
    device.kill()
    expect(await device.start()).toBe(true)
    expect(device.texts()).toEqual({ userPass: 'renewed' })
  },
)

test('after the largest count the next snapshot is valid', async () => {
  const device = await openMember()
  device.set(snapshotCountKey, '1000000000')
  await device.save()
  device.kill()
  device.set('userPass', 'lost')
  device.set(snapshotCountKey, '0')
  expect(await device.start()).toBe(true)
  expect(device.texts()).toEqual({ userPass: 'gold' })
})

test.each([
  [[9]],
  [{ count: 9, texts: ['gold'] }],
  [{ count: 1e300, texts: {} }],
  [{ count: 9, texts: { userPass: 1 } }],
])('a damaged snapshot restores nothing: %j', async (damaged) => {
  const device = await openMember()
  device.damageSnapshot(damaged)
  expect(await device.start()).toBe(false)
  expect(device.texts()).toEqual({ userPass: 'gold' })
})

test('without a file the page works', async () => {
  const fail = () => Promise.reject(new DOMException('blocked', 'InvalidStateError'))
  const device = openDevice({ read: fail, update: fail })
  device.set('userName', 'Anya')
  expect(await device.start()).toBe(false)
  await device.save()
  expect(device.texts()).toEqual({ userName: 'Anya' })
})
