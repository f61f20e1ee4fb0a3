import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '../feedback/spinner'
import { type ButtonVariantProps, buttonVariants } from '../styles/button-variants'
import { cn } from '../styles/cn'

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'className'>,
    ButtonVariantProps {
  icon?: LucideIcon | undefined
  /** Something is under way: a ring instead of the label, the width held, further presses ignored. */
  busy?: boolean | undefined
}

/** A button with words. Refused by `aria-disabled` it can still be reached, and the reason nearby be read. */
export function Button({
  variant,
  size,
  className,
  icon: Icon,
  busy = false,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const refused = busy || props['aria-disabled'] === true || props['aria-disabled'] === 'true'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (refused) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...props}
      onClick={press}
      aria-busy={busy || undefined}
      className={buttonVariants({ variant, size, className })}
    >
      {busy && <Spinner className="absolute" />}
      <span className={cn('inline-flex items-center gap-2.5', busy && 'opacity-0')}>
        {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />}
        {children}
      </span>
    </button>
  )
}
