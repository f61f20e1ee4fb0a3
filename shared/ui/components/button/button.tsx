import { Link } from '@baithak/platform'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '../styles/class-names'

const variants = {
  primary: 'bg-acc text-on-acc active:bg-acc-deep',
  secondary: 'bg-transparent text-ink shadow-control active:bg-malai',
  tonal: 'bg-acc-tint text-acc-deep active:brightness-95',
  ghost: 'bg-transparent text-acc active:bg-acc-tint',
  hero: 'bg-marigold text-espresso active:brightness-95',
  brass:
    'bg-linear-to-b from-[#e4bc62] to-[#cf9d3e] text-espresso shadow-[inset_0_1px_0_#ffffff80,inset_0_-1px_0_#5a370a59] active:brightness-95',
  dark: 'bg-espresso text-on-toast active:bg-night',
}

const sizes = {
  hero: 'min-h-14 px-[min(1.25rem,7vw)] text-button',
  lg: 'min-h-13 px-[min(1.25rem,7vw)] text-button',
  md: 'min-h-11 px-[min(1rem,7vw)] text-body font-title',
}

const disabledClasses =
  'disabled:bg-malai-2 disabled:bg-none disabled:text-disabled disabled:shadow-none aria-disabled:bg-malai-2 aria-disabled:bg-none aria-disabled:text-disabled aria-disabled:shadow-none'

export interface ButtonVariantProps {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
  /** Layout only: the variant sets colours and type. */
  className?: string | undefined
}

/** Returns the class names of a button, also for links that look like one. */
export function buttonVariants({
  variant = 'primary',
  size = 'lg',
  className,
}: ButtonVariantProps = {}): string {
  return cn(
    'relative inline-flex max-w-full items-center justify-center gap-2.5 rounded-control py-2 text-center break-words no-underline select-none forced-colors:border',
    'transition-[scale,background-color,filter] duration-press ease-linear not-aria-disabled:not-disabled:active:scale-[0.985]',
    variants[variant],
    sizes[size],
    disabledClasses,
    className,
  )
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonVariantProps {
  icon?: LucideIcon | undefined
  /** Shows a spinner instead of the label, keeps the width and ignores presses. */
  loading?: boolean | undefined
}

/** A button with a label. With `aria-disabled` it stays focusable, so that the reason beside it can be read out. */
export function Button({
  variant,
  size,
  className,
  icon: Icon,
  loading = false,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const isDisabled = loading || props['aria-disabled'] === true || props['aria-disabled'] === 'true'
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...props}
      onClick={handleClick}
      aria-busy={loading || undefined}
      className={buttonVariants({ variant, size, className })}
    >
      {loading && (
        <span
          aria-hidden
          className="absolute size-5.5 animate-ring rounded-full border-[2.5px] border-current/35 border-t-current"
        />
      )}
      <span className={cn('inline-flex min-w-0 items-center gap-2.5', loading && 'opacity-0')}>
        {Icon && <Icon size={20} className="shrink-0" />}
        <span className="min-w-0">{children}</span>
      </span>
    </button>
  )
}

interface ButtonLinkProps
  extends Omit<ComponentProps<typeof Link>, 'className'>,
    ButtonVariantProps {
  icon?: LucideIcon | undefined
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  icon: Icon,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Link {...props} className={buttonVariants({ variant, size, className })}>
      {Icon && <Icon size={20} className="shrink-0" />}
      <span className="min-w-0">{children}</span>
    </Link>
  )
}

const iconVariants = {
  plain: 'bg-transparent active:bg-malai',
  outlined: 'shadow-control active:bg-malai',
  /** On an image. */
  floating: 'bg-milk text-ink shadow-sh1 active:bg-malai',
  hero: 'bg-marigold text-espresso active:brightness-95 disabled:bg-malai-2',
}
/** Sizes in pixels like the icons, so that enlarged text beside them gets the space. */
const iconSizes = { md: 'size-[44px]', lg: 'size-[48px]', xl: 'size-[52px]' }

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon
  /** The accessible name. */
  label: string
  variant?: keyof typeof iconVariants | undefined
  size?: keyof typeof iconSizes | undefined
}

/** A button that shows only an icon. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'plain',
  size = 'md',
  className,
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={cn(
        'inline-grid shrink-0 place-items-center rounded-control transition-[scale,background-color,filter] duration-press ease-linear active:scale-95 disabled:text-disabled',
        iconVariants[variant],
        iconSizes[size],
        className,
      )}
    >
      <Icon size={22} />
    </button>
  )
}
