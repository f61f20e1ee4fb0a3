import { expect, test } from 'vitest'
import { clearEntries, createLatestSnapshot, snapshotCountKey } from './latest-snapshot'
import { openBackend } from './storage-backend'

type Entries = Record<string, string>
type SnapshotFile = NonNullable<Parameters<typeof createLatestSnapshot>[0]['file']>

/** A device whose disk gets the local storage with `flush`, and a snapshot at once. */
function openDevice(file?: SnapshotFile) {
  let disk: Entries = {}
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
  const texts = (): Entries => {
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
    signOut: () => clearEntries(backend),
    emptyBySomebodyElse: () => backend.clear(),
    setCount: (text: string) => backend.setItem(snapshotCountKey, text),
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

/** A member with a pass, whose snapshot is saved and whose local storage is on the disk. */
async function openMember() {
  const device = openDevice()
  await device.start()
  device.set('userPass', 'gold')
  await device.save()
  device.flush()
  return device
}

test('a member who has signed out stays signed out after the browser was killed', async () => {
  const device = await openMember()
  device.signOut()
  await device.save()
  expect(device.texts()).toEqual({})
  device.kill()
  await device.start()
  expect(device.texts()).toEqual({})
})

test('a sign-out in a tab that was closed at once stays', async () => {
  const device = await openMember()
  await device.inNewTab(async () => {
    device.signOut()
    await device.save()
  })
  expect(await device.start()).toBe(false)
  expect(device.texts()).toEqual({})
})

test('a new member in another tab keeps everything at the next start', async () => {
  const device = await openMember()
  device.signOut()
  await device.save()
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
    device.setCount(count)
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
  device.setCount('1000000000')
  await device.save()
  device.kill()
  device.set('userPass', 'lost')
  device.setCount('0')
  expect(await device.start()).toBe(true)
  expect(device.texts()).toEqual({ userPass: 'gold' })
})

test.each([
  ['a list in the place of entries', { count: 9, texts: ['gold'] }],
  ['a list', [9]],
  ['a count that is too large', { count: 1e300, texts: {} }],
  ['entries that are no texts', { count: 9, texts: { userPass: 1 } }],
])('a snapshot that is damaged restores nothing: %s', async (_, damaged) => {
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
