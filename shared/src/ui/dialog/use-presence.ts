import { type RefObject, useEffect, useState } from 'react'

/** Whether a part is on the page: while it is open, and then until it has gone out of sight. */
export function usePresence(open: boolean, element: RefObject<Element | null>): boolean {
  const [isThere, setThere] = useState(open)
  if (open && !isThere) setThere(true)
  useEffect(() => {
    if (open) return
    let isOpenAgain = false
    const animations = element.current?.getAnimations?.() ?? []
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (!isOpenAgain) setThere(false)
    })
    return () => {
      isOpenAgain = true
    }
  }, [open, element])
  return isThere
}
