import { describe, expect, test, vi } from 'vitest'
import { type CopyFile, createDurableCopy, durableWritesKey } from './durable-copy'
import { openBackend } from './storage-backend'

type Texts = Record<string, string>

const member: Texts = { isUserOnboarded: 'true', userId: 'member-1', userName: 'Anya' }
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A device whose disk gets the local storage with `flush`, and the copy at once. */
function openDevice(onDisk: Texts = {}) {
  let disk = onDisk
  let copy: unknown
  let backend = backendWith(disk)
  let session = openBackend(undefined)
  const file: CopyFile = {
    read: async () => structuredClone(copy),
    update: async (next) => {
      copy = structuredClone(next(structuredClone(copy)))
    },
  }
  const texts = () => {
    const all = Array.from({ length: backend.length }, (_, index) => backend.key(index) ?? '')
    return Object.fromEntries(all.map((key) => [key, backend.getItem(key) ?? '']))
  }
  const device = {
    file,
    texts,
    memberTexts: () => {
      const { [durableWritesKey]: _, ...others } = texts()
      return others
    },
    copiedTexts: () => (copy as { texts: Texts } | undefined)?.texts,
    flush: () => {
      disk = texts()
    },
    set: (changes: Texts) => {
      for (const [key, text] of Object.entries(changes)) backend.setItem(key, text)
    },
    clear: () => backend.clear(),
    fill: () => {
      backend.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
    /** A page load of this shell. */
    async start() {
      const durable = createDurableCopy({ backend, session, file: device.file })
      const isRestored = await durable.restored
      await settled()
      return {
        isRestored,
        pending: durable.pending,
        async write(changes: Texts) {
          device.set(changes)
          durable.save()
          await durable.pending()
        },
        async signOut() {
          backend.clear()
          durable.save()
          await durable.pending()
        },
      }
    },
    /** The browser is killed and opened again. */
    async reopen() {
      backend = backendWith(disk)
      session = openBackend(undefined)
      return device.start()
    },
  }
  return device
}

function backendWith(texts: Texts) {
  const backend = openBackend(undefined)
  for (const [key, text] of Object.entries(texts)) backend.setItem(key, text)
  return backend
}

describe('killed before the local storage is on the disk', () => {
  test('a write is there again, with what was stored in the same task', async () => {
    const device = openDevice(member)
    await device.start()
    device.flush()
    const page = await device.start()
    await page.write({ userPass: 'gold', 'draft:dates': '[]' })
    expect((await device.reopen()).isRestored).toBe(true)
    expect(device.memberTexts()).toEqual({ ...member, userPass: 'gold', 'draft:dates': '[]' })
    expect((await device.start()).isRestored).toBe(false)
  })

  test('so is one after the copy got a count from elsewhere that has no next one', async () => {
    const device = openDevice(member)
    await (await device.start()).write({ userPass: 'silver' })
    await device.file.update((copy) => Object.assign(copy as never, { count: 2 ** 60 }))
    await (await device.start()).write({ my_parties: '[]' })
    device.flush()
    await (await device.start()).write({ userPass: 'gold' })
    expect((await device.reopen()).isRestored).toBe(true)
    expect(device.memberTexts()).toMatchObject({ userPass: 'gold' })
  })

  test('so is one of the first page load, of which the disk has nothing', async () => {
    const device = openDevice(member)
    await (await device.start()).write({ userPass: 'gold' })
    expect((await device.reopen()).isRestored).toBe(true)
    expect(device.memberTexts()).toEqual({ ...member, userPass: 'gold' })
  })

  test.each([true, false])('a sign-out is not undone (restarted: %s)', async (isRestarted) => {
    const device = openDevice(member)
    await (await device.start()).write({ userPass: 'gold' })
    device.flush()
    await (await device.start()).signOut()
    expect(device.texts()).toEqual({})
    expect(device.copiedTexts()).toEqual({})
    if (isRestarted) await device.start()
    expect((await device.reopen()).isRestored).toBe(true)
    expect(device.memberTexts()).toEqual({})
  })

  test('the next member after a sign-out is there again', async () => {
    const device = openDevice(member)
    await device.start()
    device.flush()
    await (await device.start()).signOut()
    const next = { isUserOnboarded: 'true', userId: 'member-2' }
    await (await device.start()).write(next)
    await device.reopen()
    expect(device.memberTexts()).toEqual(next)
  })

  test('of two tabs, what either has written is there again', async () => {
    const device = openDevice(member)
    await device.start()
    device.flush()
    const tabs = [await device.start(), await device.start()]
    await tabs[0]?.write({ userPass: 'gold' })
    await tabs[1]?.write({ my_parties: '[1]' })
    await tabs[0]?.write({ userPass: 'silver' })
    await device.reopen()
    expect(device.memberTexts()).toEqual({ ...member, userPass: 'silver', my_parties: '[1]' })
  })
})

describe('what is in the local storage is not overwritten', () => {
  test('when all of it is on the disk', async () => {
    const device = openDevice(member)
    const page = await device.start()
    await page.write({ userPass: 'gold' })
    device.set({ 'draft:chat': 'Hello' })
    device.flush()
    expect((await device.reopen()).isRestored).toBe(false)
    expect(device.memberTexts()).toEqual({ ...member, userPass: 'gold', 'draft:chat': 'Hello' })
  })

  test('when an older shell, which makes no copy, has written', async () => {
    const device = openDevice(member)
    await (await device.start()).write({ userPass: 'gold' })
    device.set({ userPass: 'silver' })
    device.flush()
    expect((await device.reopen()).isRestored).toBe(false)
    expect(device.memberTexts()).toEqual({ ...member, userPass: 'silver' })
  })

  test('when an older shell has signed the member out, and the copy goes too', async () => {
    const device = openDevice(member)
    await (await device.start()).write({ userPass: 'gold' })
    device.clear()
    device.set({ i18nextLng: 'hi' })
    device.flush()
    expect((await device.reopen()).isRestored).toBe(false)
    expect(device.memberTexts()).toEqual({ i18nextLng: 'hi' })
    expect(device.copiedTexts()).toEqual({ i18nextLng: 'hi' })
  })

  test('when it was replaced by hand in the same session', async () => {
    const device = openDevice(member)
    await (await device.start()).write({ userPass: 'gold' })
    device.clear()
    device.set(member)
    expect((await device.start()).isRestored).toBe(false)
    expect(device.memberTexts()).toEqual(member)
    device.clear()
    expect((await device.start()).isRestored).toBe(false)
    expect(device.memberTexts()).toEqual({})
  })

  test('when another tab has restored it and written since', async () => {
    const device = openDevice(member)
    await device.start()
    device.flush()
    await (await device.start()).write({ userPass: 'gold' })
    let answer = () => {}
    const { read } = device.file
    const slow = device.reopen()
    // Of the second tab, which has started before the first one has restored.
    device.file.read = async () => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return read()
    }
    const second = device.start()
    device.file.read = read
    await slow
    const first = await device.start()
    await first.write({ userPass: 'silver' })
    answer()
    expect((await second).isRestored).toBe(false)
    expect(device.memberTexts()).toEqual({ ...member, userPass: 'silver' })
  })

  test.each([
    ['is damaged', 'nonsense'],
    ['is of another shape', { id: 'a', count: '9', texts: {} }],
  ])('when the copy %s', async (_, copy) => {
    const device = openDevice(member)
    await device.start()
    device.file.read = async () => copy
    expect((await device.start()).isRestored).toBe(false)
    expect(device.memberTexts()).toEqual(member)
  })
})

describe('without a copy', () => {
  test.each([
    ['throws', () => Promise.reject(new Error('blocked'))],
    ['never answers', () => new Promise<never>(() => {})],
  ])(
    'that is, where IndexedDB %s, the page works and waits for it at most 300 ms',
    async (_, answer) => {
      vi.useFakeTimers()
      const backend = backendWith(member)
      const file = { read: answer, update: answer }
      const durable = createDurableCopy({ backend, session: openBackend(undefined), file })
      backend.setItem('userPass', 'gold')
      durable.save()
      const isSettled = vi.fn()
      void durable.pending()?.then(isSettled)
      await vi.advanceTimersByTimeAsync(300)
      expect(isSettled).toHaveBeenCalledOnce()
      await vi.advanceTimersByTimeAsync(3000)
      expect(await durable.restored).toBe(false)
      expect(backend.getItem('userPass')).toBe('gold')
      vi.useRealTimers()
    },
  )

  test('a storage that is too full to be restored stays as it is', async () => {
    const device = openDevice(member)
    await device.start()
    device.flush()
    await (await device.start()).write({ userPass: 'gold' })
    const { reopen } = device
    const opened = reopen()
    device.fill()
    expect((await opened).isRestored).toBe(false)
    expect(device.memberTexts()).toEqual(member)
  })

  test('several changes of one task are copied once', async () => {
    const device = openDevice(member)
    const update = vi.spyOn(device.file, 'update')
    const durable = createDurableCopy({
      backend: backendWith(member),
      session: openBackend(undefined),
      file: device.file,
    })
    for (let change = 0; change < 5; change += 1) durable.save()
    await durable.pending()
    expect(update).toHaveBeenCalledOnce()
    expect(durable.pending()).toBeUndefined()
  })
})
