import { type ComponentProps, useEffect, useState } from 'react'
import { LoadingFallback } from '../loading/loading-fallback'

/** The previous screen stays for so long before it looks stuck. */
const skeletonDelayMs = 400

/** Covers the previous screen by the outline of the next one when that takes long. */
export function SlowScreen(theme: ComponentProps<'div'>) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), skeletonDelayMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return null
  return (
    <div {...theme} className="slow-screen absolute inset-0 z-1 flex overflow-hidden">
      <LoadingFallback isLate={false} />
    </div>
  )
}
