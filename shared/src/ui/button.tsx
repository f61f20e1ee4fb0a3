import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

const variants = {
  primary: 'bg-acc text-white active:bg-acc-deep',
  secondary: 'bg-transparent text-ink shadow-[inset_0_0_0_1.5px_var(--color-rule-2)] active:bg-malai',
  tonal: 'bg-acc-tint text-acc-deep',
  ghost: 'bg-transparent text-acc',
  hero: 'bg-marigold text-ink',
  dark: 'bg-espresso text-white',
  brass:
    'bg-linear-to-b from-[#E4BC62] to-[#CF9D3E] text-ink shadow-[inset_0_1px_0_#ffffff80,inset_0_-1px_0_#5a370a59]',
}
const sizes = { hero: 'min-h-14 text-button', lg: 'min-h-13 text-button', md: 'min-h-11 text-body font-[620]' }

export interface ButtonLook {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ variant = 'primary', size = 'lg' }: ButtonLook = {}): string {
  return `inline-flex items-center justify-center gap-2.5 rounded-control px-5 py-2 text-center transition-transform duration-90 active:scale-[0.985] ${variants[variant]} ${sizes[size]}`
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: LucideIcon
  /** Something is under way: a ring instead of the label, the width held, further presses ignored. */
  busy?: boolean
}

export function Button({ variant, size, icon: Icon, busy, className = '', children, onClick, ...props }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }) }
  return (
    <button
      type="button"
      {...props}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      className={`${buttonClass(look)} relative disabled:bg-none disabled:bg-malai-2 disabled:text-disabled disabled:shadow-none ${className}`}
    >
      {busy && (
        <span className="absolute size-5.5 animate-[spin_1s_linear_infinite] rounded-full border-3 border-current/30 border-t-current" />
      )}
      <span className={`inline-flex items-center gap-2.5 ${busy ? 'invisible' : ''}`}>
        {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden />}
        {children}
      </span>
    </button>
  )
}
