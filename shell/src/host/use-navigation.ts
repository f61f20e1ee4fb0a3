import type { Navigation } from '@baithak/shared/contract'
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
    restart: () => window.location.assign('/'),
  }
}
