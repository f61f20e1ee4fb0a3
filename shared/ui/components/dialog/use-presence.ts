import { type RefObject, useEffect, useState } from 'react'

/** Whether an element stays mounted: while it is open, and until its exit animations have finished. */
export function usePresence(open: boolean, element: RefObject<Element | null>): boolean {
  const [isPresent, setPresent] = useState(open)
  if (open && !isPresent) setPresent(true)
  useEffect(() => {
    if (open) return
    let isReopened = false
    const animations = element.current?.getAnimations() ?? []
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (!isReopened) setPresent(false)
    })
    return () => {
      isReopened = true
    }
  }, [open, element])
  return isPresent
}
