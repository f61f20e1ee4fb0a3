import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary'
import { lazyComponent } from './lazy-component'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const Wallet = () => <h1>Manage Pass</h1>
const fails = () => Promise.reject<{ Wallet: typeof Wallet }>(new Error('gone'))
const onError = vi.fn()

function show(Screen: ComponentType) {
  return render(
    <ErrorBoundary fallback={<p>could not be loaded</p>} onError={onError}>
      <Suspense fallback={<p>loading</p>}>
        <Screen />
      </Suspense>
    </ErrorBoundary>,
  )
}

it('a screen that loads shows the fallback, and renders at once when it is opened again', async () => {
  const after2s = () =>
    new Promise<{ Wallet: typeof Wallet }>((come) => setTimeout(() => come({ Wallet }), 2000))
  const Screen = lazyComponent(after2s, 'Wallet')
  const { unmount } = show(Screen)
  expect(screen.getByText('loading')).toBeInTheDocument()
  await pass(2400)
  expect(screen.getByRole('heading', { name: 'Manage Pass' })).toBeInTheDocument()
  unmount()
  show(Screen)
  expect(screen.getByRole('heading', { name: 'Manage Pass' })).toBeInTheDocument()
})

it.each([
  ['cannot be loaded is requested once more, then', fails, 10, 2],
  ['never loads', () => new Promise<never>(() => {}), 15_200, 1],
])('a screen that %s throws a ChunkLoadError', async (_, answer, milliseconds, requests) => {
  const load = vi.fn(answer)
  show(lazyComponent(load, 'Wallet'))
  expect(screen.getByText('loading')).toBeInTheDocument()
  await pass(milliseconds)
  expect(load).toHaveBeenCalledTimes(requests)
  expect(screen.getByText('could not be loaded')).toBeInTheDocument()
  expect(onError.mock.lastCall?.[0]).toMatchObject({ name: 'ChunkLoadError' })
})

it('a part that cannot be loaded leaves what is around it, and each Try again loads it again', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  )
  const load = vi.fn(fails)
  show(lazyComponent(load, 'Wallet', NotLoaded))
  const retry = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  await pass(10)
  await retry()
  await pass(10)
  expect(load).toHaveBeenCalledTimes(4)
  expect(reported).toHaveBeenCalledTimes(2)
  load.mockResolvedValue({ Wallet })
  await retry()
  await pass(10)
  expect(screen.getByRole('heading', { name: 'Manage Pass' })).toBeInTheDocument()
})
