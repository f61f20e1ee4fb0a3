import {
  createContext,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router-dom'
import { historyState } from './history-state'
import { type BackInterceptor, createBackInterceptor } from './intercept-back'

/** Without a router, as in the static screens, nothing is open. */
export const BackInterceptorContext = createContext<Pick<BackInterceptor, 'intercept'>>({
  intercept: () => () => {},
})

/**
 * The only router of the page: modes navigate through it too. It drops the second navigation of a double tap: on a slow
 * phone the screen it was tapped on is still shown. A second history entry for the same URL would make the back button
 * seem dead once; a second step back would skip a screen.
 */
export function ShellRouter({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(readFirstEntry)
  const [backInterceptor] = useState(createBackInterceptor)
  const isGoingBack = useRef(false)
  const { key } = shown.location
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next history entry is rendered now.
  useLayoutEffect(() => {
    isGoingBack.current = false
  }, [key])
  useEffect(backInterceptor.listen, [])
  useLayoutEffect(() => {
    const handlePopState = () => startTransition(() => setShown(readEntry(NavigationType.Pop)))
    window.addEventListener('popstate', handlePopState)
    return () => window.removeEventListener('popstate', handlePopState)
  }, [])

  const [navigator] = useState((): Navigator => {
    const show = (type: NavigationType) => startTransition(() => setShown(readEntry(type)))
    return {
      createHref,
      push(to, state) {
        const href = createHref(to)
        if (isCurrent(href, state)) return
        backInterceptor.run(() => {
          pushEntry(href, state)
          show(NavigationType.Push)
        })
      },
      replace: (to, state) =>
        backInterceptor.run(() => {
          window.history.replaceState(createState(state, currentIndex()), '', createHref(to))
          show(NavigationType.Replace)
        }),
      go(delta) {
        if (delta < 0 && isGoingBack.current) return
        isGoingBack.current = delta < 0
        backInterceptor.run(() => window.history.go(delta))
      },
    }
  })
  return (
    <Router {...shown} navigator={navigator}>
      <BackInterceptorContext value={backInterceptor}>{children}</BackInterceptorContext>
    </Router>
  )
}

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))

/** `navigation.back` needs the number of each entry. */
const currentIndex = () => historyState().idx ?? 0

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

function pushEntry(href: string, state: unknown) {
  try {
    window.history.pushState(createState(state, currentIndex() + 1), '', href)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error
    // Safari refuses more than a hundred entries in thirty seconds.
    window.location.assign(href)
  }
}

function isCurrent(href: string, state: unknown): boolean {
  const { pathname, search, hash } = window.location
  if (href !== pathname + search + hash) return false
  return JSON.stringify(state ?? null) === JSON.stringify(historyState().usr ?? null)
}
