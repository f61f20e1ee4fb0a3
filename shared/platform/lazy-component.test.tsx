import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyComponent } from './lazy-component'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const Wallet = () => <h1>Manage Pass</h1>
const after = (milliseconds: number) => () =>
  new Promise<{ Wallet: typeof Wallet }>((come) => {
    setTimeout(() => come({ Wallet }), milliseconds)
  })

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = ({ name }: Error) => ({ failed: name === 'ChunkLoadError' })
  override render = () => (this.state.failed ? <p>could not be loaded</p> : this.props.children)
}

function open(load: () => Promise<{ Wallet: typeof Wallet }>) {
  const Screen = lazyComponent(load, 'Wallet')
  const show = () =>
    render(
      <Boundary>
        <Suspense fallback={<p>loading</p>}>
          <Screen />
        </Suspense>
      </Boundary>,
    )
  return { show, ...show() }
}

it('a screen that loads shows the fallback, and renders at once when it is opened again', async () => {
  const { show, unmount } = open(after(2000))
  await pass(200)
  expect(screen.getByText('loading')).toBeInTheDocument()
  await pass(2400)
  expect(screen.getByRole('heading', { name: 'Manage Pass' })).toBeInTheDocument()
  unmount()
  show()
  expect(screen.getByRole('heading', { name: 'Manage Pass' })).toBeInTheDocument()
  expect(screen.queryByText('loading')).toBeNull()
})

it('a screen that cannot be loaded is requested once more, then throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(() => Promise.reject(new Error('gone')))
  open(load)
  await pass(10)
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByText('could not be loaded')).toBeInTheDocument()
})

it('a part that cannot be loaded leaves what is around it, and each Try again loads it again', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  )
  const load = vi.fn(() => Promise.reject<{ Wallet: typeof Wallet }>(new Error('gone')))
  const Part = lazyComponent(load, 'Wallet', NotLoaded)
  render(
    <Suspense fallback={<p>loading</p>}>
      <Part />
    </Suspense>,
  )
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

it('a screen that never loads throws to the boundary after fifteen seconds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  open(() => new Promise(() => {}))
  await pass(200)
  expect(screen.getByText('loading')).toBeInTheDocument()
  await pass(15_200)
  expect(screen.getByText('could not be loaded')).toBeInTheDocument()
})
