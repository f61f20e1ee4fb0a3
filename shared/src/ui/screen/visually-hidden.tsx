import type { ComponentProps } from 'react'

/** For those who listen, not to be seen. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="sr-only" />
}
