import type { Navigation } from '@baithak/contract'
import { act } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { useNavigation } from './router'

let found: Navigation | undefined

function Reader() {
  found = useNavigation()
  return null
}

function navigationAt(path: string): Navigation {
  renderShell(<Reader />, { at: path })
  if (!found) throw new Error('nothing was rendered')
  return found
}

/** Moves through the history, which is asynchronous. */
const step = (press: () => void) =>
  act(async () => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    )
    press()
    await arrived
  })

it('a double tap on back is one step, and so is the next one, also on a revisited screen', async () => {
  const navigation = navigationAt('/')
  act(() => navigation.push('/wallet'))
  act(() => navigation.push('/cafe/1'))
  // The URL would not show it: jsdom drops the first of two pending steps.
  const steps = vi.spyOn(window.history, 'go')
  const doubleTap = () => {
    navigation.back('/')
    navigation.back('/')
  }
  await step(doubleTap)
  expect(location.pathname).toBe('/wallet')
  expect(steps).toHaveBeenCalledTimes(1)
  await step(() => navigation.go(1))
  await step(doubleTap)
  expect(location.pathname).toBe('/wallet')
  expect(steps).toHaveBeenCalledTimes(3)
})

it('back replaces the screen with the fallback when there is no earlier entry', () => {
  const navigation = navigationAt('/cafe/1')
  const before = history.length
  act(() => navigation.back('/explore'))
  expect(location.pathname).toBe('/explore')
  expect(history.length).toBe(before)
})

it('a restart does not render the first screen before the page loads again', async () => {
  // jsdom cannot load pages, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const rendered: string[] = []
  function Screens() {
    found = useNavigation()
    rendered.push(useLocation().pathname)
    return null
  }
  renderShell(<Screens />, { at: '/' })
  act(() => found?.push('/profile'))
  rendered.length = 0
  const arrived = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true, capture: true }),
  )
  await act(async () => {
    found?.restart()
    await arrived
  })
  expect(rendered).not.toContain('/')
})

it('a restart does not step back to a history entry that the browser has dropped', () => {
  // jsdom cannot load pages, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const navigation = navigationAt('/wallet')
  window.history.replaceState({ ...window.history.state, idx: window.history.length }, '')
  const go = vi.spyOn(window.history, 'go')
  navigation.restart()
  expect(go).not.toHaveBeenCalled()
})
