import { cn } from './cn'

const variants = {
  primary: 'bg-acc text-on-acc active:bg-acc-deep',
  secondary: 'bg-transparent text-ink shadow-control active:bg-malai',
  tonal: 'bg-acc-tint text-acc-deep active:brightness-95',
  ghost: 'bg-transparent text-acc active:bg-acc-tint',
  hero: 'bg-marigold text-espresso active:brightness-95',
  brass:
    'bg-linear-to-b from-brass-light to-brass-dark text-espresso shadow-brass active:brightness-95',
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
  /** For layout only: the variant sets colours and type. */
  className?: string | undefined
}

/** The class names of a button, also for links that look like one. */
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
