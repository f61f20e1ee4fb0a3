// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useCamera } from './use-camera'

/** Tracks do not fire `ended` when they are stopped. */
class FakeTrack extends EventTarget {
  stop = vi.fn()
}

const getUserMedia = vi.fn()
/** The next camera that the browser opens, at once or when `open` is called. */
function nextCamera() {
  const track = new FakeTrack()
  const stream = { getTracks: () => [track] } as unknown as MediaStream
  let resolve: (opened: MediaStream) => void
  getUserMedia.mockReturnValueOnce(
    new Promise((onOpen) => {
      resolve = onOpen
    }),
  )
  return { track, stream, open: () => act(async () => resolve(stream)) }
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
}

function renderCamera() {
  const { result, unmount } = renderHook(useCamera)
  return {
    unmount,
    camera: () => result.current.camera,
    start: () => act(async () => result.current.start()),
    stop: () => act(async () => result.current.stop()),
  }
}

/** A camera that is on. */
async function startedCamera() {
  const first = nextCamera()
  const hook = renderCamera()
  await hook.start()
  await first.open()
  expect(hook.camera()).toEqual({ state: 'on', stream: first.stream })
  return { ...hook, track: first.track }
}

beforeEach(() => {
  vi.useFakeTimers()
  getUserMedia.mockReset()
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('while the page is hidden', () => {
  test('the camera is off, and starts again afterwards', async () => {
    const { camera, track } = await startedCamera()
    await setHidden(true)
    expect(track.stop).toHaveBeenCalled()
    expect(camera()).toEqual({ state: 'starting' })
    const second = nextCamera()
    await setHidden(false)
    await second.open()
    expect(camera()).toEqual({ state: 'on', stream: second.stream })
  })

  test('a camera that opens only then is closed again', async () => {
    const first = nextCamera()
    const { camera, start } = renderCamera()
    await start()
    await setHidden(true)
    await first.open()
    expect(first.track.stop).toHaveBeenCalled()
    expect(camera()).toEqual({ state: 'starting' })
  })

  test('a stopped or refused camera stays off', async () => {
    const { camera, stop, start } = await startedCamera()
    await stop()
    await setHidden(true)
    await setHidden(false)
    expect(camera()).toEqual({ state: 'off' })
    getUserMedia.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    await start()
    await setHidden(true)
    await setHidden(false)
    expect(camera()).toEqual({ state: 'off', error: 'denied' })
    expect(getUserMedia).toHaveBeenCalledTimes(2)
  })
})

describe('a browser that never answers', () => {
  test('is reported, and the camera can be started again', async () => {
    const first = nextCamera()
    const { camera, start } = renderCamera()
    await start()
    await wait(9999)
    expect(camera()).toEqual({ state: 'starting' })
    await wait(1)
    expect(camera()).toEqual({ state: 'off', error: 'waiting' })
    const second = nextCamera()
    await start()
    await second.open()
    await first.open()
    expect(first.track.stop).toHaveBeenCalled()
    expect(second.track.stop).not.toHaveBeenCalled()
    expect(camera()).toEqual({ state: 'on', stream: second.stream })
  })

  test('may answer late', async () => {
    const first = nextCamera()
    const { camera, start } = renderCamera()
    await start()
    await wait(60_000)
    await first.open()
    expect(camera()).toEqual({ state: 'on', stream: first.stream })
  })
})

describe('a camera that ends', () => {
  test('is opened again', async () => {
    const { camera, track } = await startedCamera()
    await wait(5000)
    const second = nextCamera()
    await act(async () => track.dispatchEvent(new Event('ended')))
    await second.open()
    expect(camera()).toEqual({ state: 'on', stream: second.stream })
  })

  test('because it was unplugged is missing', async () => {
    const { camera, track } = await startedCamera()
    await wait(5000)
    getUserMedia.mockRejectedValueOnce(new DOMException('', 'NotFoundError'))
    await act(async () => track.dispatchEvent(new Event('ended')))
    expect(camera()).toEqual({ state: 'off', error: 'missing' })
  })

  test('at once is not opened over and over', async () => {
    const { camera, track } = await startedCamera()
    await act(async () => track.dispatchEvent(new Event('ended')))
    expect(camera()).toEqual({ state: 'off', error: 'busy' })
    expect(getUserMedia).toHaveBeenCalledTimes(1)
  })
})

describe('a muted camera', () => {
  test('is opened anew after a while', async () => {
    const { camera, track } = await startedCamera()
    await wait(5000)
    const second = nextCamera()
    await act(async () => track.dispatchEvent(new Event('mute')))
    await wait(3000)
    expect(track.stop).toHaveBeenCalled()
    await second.open()
    expect(camera()).toEqual({ state: 'on', stream: second.stream })
  })

  test('that sends pictures again stays open', async () => {
    const { camera, track } = await startedCamera()
    await act(async () => track.dispatchEvent(new Event('mute')))
    await wait(1000)
    await act(async () => track.dispatchEvent(new Event('unmute')))
    await wait(60_000)
    expect(track.stop).not.toHaveBeenCalled()
    expect(camera()).toMatchObject({ state: 'on' })
  })
})

test('an unmounted camera is off, whenever it opens', async () => {
  const first = await startedCamera()
  first.unmount()
  expect(first.track.stop).toHaveBeenCalled()
  const second = nextCamera()
  const { start, unmount } = renderCamera()
  await start()
  unmount()
  await second.open()
  expect(second.track.stop).toHaveBeenCalled()
})
