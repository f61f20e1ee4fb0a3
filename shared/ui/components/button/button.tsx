import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '../feedback/spinner'
import { type ButtonVariantProps, buttonVariants } from '../styles/button-variants'
import { cn } from '../styles/cn'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonVariantProps {
  icon?: LucideIcon | undefined
  /** Shows a spinner instead of the label, keeps the width and ignores presses. */
  busy?: boolean | undefined
}

/** A button with a label. With `aria-disabled` it stays focusable, so that the reason beside it can be read out. */
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
  const isDisabled = busy || props['aria-disabled'] === true || props['aria-disabled'] === 'true'
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...props}
      onClick={handleClick}
      aria-busy={busy || undefined}
      className={buttonVariants({ variant, size, className })}
    >
      {busy && <Spinner className="absolute" />}
      <span className={cn('inline-flex min-w-0 items-center gap-2.5', busy && 'opacity-0')}>
        {Icon && <Icon size={20} strokeWidth={1.75} className="shrink-0" />}
        <span className="min-w-0">{children}</span>
      </span>
    </button>
  )
}
