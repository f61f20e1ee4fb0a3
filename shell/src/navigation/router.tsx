import type { Navigation } from '@baithak/contract'
import { historyTimeoutMs } from '@baithak/contract/timeouts'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPath, NavigationType, Router, type To } from 'react-router-dom'
import { currentIndex, historyState } from './history-state'
import { createBackInterceptor } from './intercept-back'

const NavigationContext = createContext<Navigation | null>(null)

/** The navigation API for screens: the same object in every render, and without effect while `isLeft`. */
export function useNavigation(isScreenLeft = false): Navigation {
  const navigation = use(NavigationContext)
  const left = useRef(isScreenLeft)
  useLayoutEffect(() => {
    left.current = isScreenLeft
  })
  // Without a router, as in the prerendered screens, nothing navigates.
  return useMemo(
    () => (navigation ? untilLeft(navigation, () => left.current) : ({} as Navigation)),
    [navigation],
  )
}

function untilLeft(navigation: Navigation, isLeft: () => boolean): Navigation {
  const { push, replace, go, back } = navigation
  return {
    ...navigation,
    push: (...to) => isLeft() || push(...to),
    replace: (...to) => isLeft() || replace(...to),
    go: (delta) => isLeft() || go(delta),
    back: (fallback) => isLeft() || back(fallback),
  }
}

/**
 * The only router of the page: modes navigate through it too. It drops the second navigation of a double tap: on a slow
 * phone the screen it was tapped on is still shown. A second history entry for the same URL would make the back button
 * seem dead once; a second step back would skip a screen.
 */
export function ShellRouter({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(readFirstEntry)
  const [{ listen, navigation, endStep }] = useState(() =>
    createNavigation((type) => startTransition(() => setShown(readEntry(type)))),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next history entry is rendered now.
  useLayoutEffect(endStep, [shown.location.key])
  useEffect(listen, [listen])
  return (
    <Router {...shown} navigator={navigation}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </Router>
  )
}

/** The history as a router's navigator. `show` is called when another entry is the current one. */
function createNavigation(show: (type: NavigationType) => void) {
  const interceptor = createBackInterceptor()
  let isGoingBack = false
  const navigation: Navigation = {
    createHref,
    interceptBack: interceptor.intercept,
    push(to, state) {
      const href = createHref(to)
      if (isCurrent(href, state)) return
      interceptor.run(() => {
        window.history.pushState(createState(state, currentIndex() + 1), '', href)
        show(NavigationType.Push)
      })
    },
    replace: (to, state) =>
      interceptor.run(() => {
        window.history.replaceState(createState(state, currentIndex()), '', createHref(to))
        show(NavigationType.Replace)
      }),
    go(delta) {
      if (delta < 0 && isGoingBack) return
      isGoingBack = delta < 0
      interceptor.run(() => window.history.go(delta))
    },
    back(fallback) {
      // Before entry 0 there is none of ours.
      if (currentIndex() > 0) navigation.go(-1)
      else navigation.replace(fallback)
    },
    restart() {
      const load = () => window.location.replace('/')
      const index = currentIndex()
      // Browsers keep 50 entries; a step back to one that was dropped has no effect.
      if (index === 0 || index >= window.history.length) return load()
      // Start from our first entry: otherwise back would step through all the others, each of them `/` by now.
      const timer = setTimeout(load, historyTimeoutMs)
      const handlePopState = (event: Event) => {
        clearTimeout(timer)
        // The router would render the first screen for a moment, before the page loads again.
        event.stopImmediatePropagation()
        load()
      }
      window.addEventListener('popstate', handlePopState, { once: true, capture: true })
      window.history.go(-index)
    },
  }
  return {
    navigation,
    /** The next step back is no double tap. */
    endStep() {
      isGoingBack = false
    },
    listen() {
      const handlePopState = () => show(NavigationType.Pop)
      const stop = interceptor.listen()
      window.addEventListener('popstate', handlePopState)
      return () => {
        stop()
        window.removeEventListener('popstate', handlePopState)
      }
    },
  }
}

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))

const createState = (usr: unknown, idx: number) => ({
  usr,
  key: Math.random().toString(36).slice(2),
  idx,
})

function readEntry(navigationType: NavigationType) {
  const { pathname, search, hash } = window.location
  const { usr, key = 'default' } = historyState()
  return { location: { pathname, search, hash, state: usr ?? null, key }, navigationType }
}

function readFirstEntry() {
  window.history.replaceState({ ...historyState(), idx: currentIndex() }, '')
  return readEntry(NavigationType.Pop)
}

function isCurrent(href: string, state: unknown): boolean {
  const { pathname, search, hash } = window.location
  if (href !== pathname + search + hash) return false
  return JSON.stringify(state ?? null) === JSON.stringify(historyState().usr ?? null)
}
