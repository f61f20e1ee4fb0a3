import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../styles/cn'

interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean | undefined
  icon?: LucideIcon | undefined
}

/** A toggle button for one of several small options. */
export function Chip({ selected = false, icon: Icon, className, children, ...props }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...props}
      className={cn(
        'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-chip px-3.5 text-body-2 whitespace-nowrap',
        'transition-[scale,background-color,color,box-shadow] duration-press active:scale-[0.985] disabled:bg-malai-2 disabled:text-disabled disabled:shadow-none',
        selected
          ? 'bg-acc font-title text-on-acc forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
          : 'font-mid shadow-hairline active:bg-malai',
        className,
      )}
    >
      {Icon && <Icon size={18} strokeWidth={1.75} />}
      <span>{children}</span>
    </button>
  )
}
