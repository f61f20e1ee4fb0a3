import { Link } from '@baithak/platform'
import type { ComponentProps } from 'react'
import { cn } from '../styles/class-names'

/**
 * A link that covers its nearest positioned ancestor, such as a card or row, which shows the focus. Buttons on the card
 * need a position of their own. It does not work in table rows, because WebKit ignores their position.
 */
export const StretchedLink = ({ className, ...props }: ComponentProps<typeof Link>) => (
  <Link
    {...props}
    className={cn(
      'no-underline after:absolute after:inset-0 after:rounded-control focus-visible:outline-none',
      'focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-acc',
      className,
    )}
  />
)
