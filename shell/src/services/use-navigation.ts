import type { Navigation } from '@baithak/shared/contract'
import { historyTimeoutMs } from '@baithak/shared/timeouts'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPath, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'

/** The one hand on the address that modes get: stable for the life of the shell, working through its router. */
export function useNavigation(): Navigation {
  const navigate = useNavigate()
  const current = useRef(navigate)
  useEffect(() => {
    current.current = navigate
  })
  const { key } = useLocation()
  const isLeaving = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history is drawn now.
  useLayoutEffect(() => {
    isLeaving.current = false
  }, [key])
  const [navigation] = useState(() => createNavigation(() => current.current, isLeaving))
  return navigation
}

function createNavigation(
  navigate: () => NavigateFunction,
  isLeaving: RefObject<boolean>,
): Navigation {
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => navigate()(delta),
    push: (to, state) => navigate()(to, { state }),
    replace: (to, state) => navigate()(to, { replace: true, state }),
    back(fallback) {
      // The second half of a double tap: on a slow phone the screen it was pressed on still stands.
      if (isLeaving.current) return
      isLeaving.current = true
      // React Router numbers the entries it made; at 0 there is nothing of ours to go back to.
      if (window.history.state?.idx > 0) navigate()(-1)
      else navigate()(fallback, { replace: true })
    },
    restart() {
      const load = () => window.location.replace('/')
      const behind = window.history.state?.idx ?? 0
      if (behind === 0) return load()
      // From the first of our entries: back would lead through all the others, and each be `/` by now.
      // A browser that has dropped the oldest entries does not go there.
      const giveUp = setTimeout(load, historyTimeoutMs)
      const arrive = () => {
        clearTimeout(giveUp)
        load()
      }
      window.addEventListener('popstate', arrive, { once: true })
      window.history.go(-behind)
    },
  }
}
