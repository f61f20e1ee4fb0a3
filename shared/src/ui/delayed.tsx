import { type ReactNode, useEffect, useState } from 'react'

/** A wait shorter than this is answered by the content itself, in milliseconds. */
const worthShowing = 300

/** Shows its children only when the wait has become long enough to be noticed. */
export function Delayed({
  after = worthShowing,
  children,
}: {
  after?: number
  children: ReactNode
}) {
  const [due, setDue] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after)
    return () => clearTimeout(timer)
  }, [after])

  return due ? children : null
}
