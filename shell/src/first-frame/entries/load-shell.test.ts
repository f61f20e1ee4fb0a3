// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { loadShell } from './load-shell'

const runs = vi.fn()
const entry = 'data:text/javascript,globalThis.runShell(0)'
const library = 'data:text/javascript,globalThis.runShell(1)'
Object.assign(globalThis, { runShell: runs })
afterEach(() => {
  document.head.replaceChildren()
  vi.useRealTimers()
  runs.mockReset()
})

const finish = (type: string) =>
  document.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event(type))

it('preloads the scripts and appends the style sheet', async () => {
  loadShell({ scripts: [entry, library], styles: ['/assets/a.css'] })
  const links = [...document.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`)
  expect(links).toEqual([
    `stylesheet ${location.origin}/assets/a.css`,
    `modulepreload ${entry}`,
    `modulepreload ${library}`,
  ])
  await vi.waitFor(() => expect(runs).toHaveBeenCalledTimes(2))
})

it('runs each script in a task of its own, the entry last', async () => {
  const order: unknown[] = []
  runs.mockImplementation((name) => {
    order.push(name)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      order.push('next task')
    }
    port2.postMessage(undefined)
  })
  loadShell({ scripts: [`${entry}//2`, `${library}//2`], styles: [] })
  await vi.waitFor(() => expect(order).toEqual([1, 'next task', 0, 'next task']))
})

it('runs the code only once the page has been parsed', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  loadShell({ scripts: [`${entry}//1`], styles: [] })
  await vi.dynamicImportSettled()
  expect(runs).not.toHaveBeenCalled()
  readyState.mockReturnValue('interactive')
  document.dispatchEvent(new Event('readystatechange'))
  await vi.waitFor(() => expect(runs).toHaveBeenCalledOnce())
})

it('the shell waits for the style sheet, which is requested again if it fails', async () => {
  vi.useFakeTimers()
  const isLoaded = vi.fn()
  loadShell({ scripts: [`${entry}//3`], styles: ['/assets/a.css'] })
  void window.shellStyles?.then(isLoaded)
  finish('error')
  expect(document.querySelector('link[rel="stylesheet"]')).toBeNull()
  await vi.advanceTimersByTimeAsync(300)
  expect(isLoaded).not.toHaveBeenCalled()
  finish('load')
  await vi.runAllTimersAsync()
  expect(isLoaded).toHaveBeenCalledOnce()
})

it('a style sheet that fails three times rejects', async () => {
  vi.useFakeTimers()
  const handleFailure = vi.fn()
  loadShell({ scripts: [`${entry}//4`], styles: ['/assets/a.css'] })
  window.shellStyles?.catch(handleFailure)
  for (const delayMs of [300, 900]) {
    finish('error')
    await vi.advanceTimersByTimeAsync(delayMs)
  }
  expect(handleFailure).not.toHaveBeenCalled()
  finish('error')
  await vi.runAllTimersAsync()
  expect(handleFailure).toHaveBeenCalledExactlyOnceWith(new Error('/assets/a.css does not load'))
})
