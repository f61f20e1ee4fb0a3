import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { cn } from '../styles/class-names'

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
      {Icon && <Icon size={18} />}
      <span>{children}</span>
    </button>
  )
}

interface ChipOption<Value extends string> {
  value: Value
  label: string
  icon?: LucideIcon
}

interface ChipRowProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'ref'> {
  /** The accessible name of the choice. */
  label: string
  options: readonly ChipOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

/** A single choice as chips that scroll horizontally; the chosen chip scrolls into view. */
export function ChipRow<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
  ...props
}: ChipRowProps<Value>) {
  const row = useRef<HTMLFieldSetElement>(null)
  // A new row shows its first chip already. Measuring it would force a layout of the screen.
  const centered = useRef(options[0]?.value)

  useEffect(() => {
    if (centered.current === value) return
    centered.current = value
    const chosen = row.current?.querySelector('[aria-pressed="true"]')
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [value])

  return (
    <fieldset
      ref={row}
      aria-label={label}
      {...props}
      className={cn('scroll-row relative flex min-w-0 scroll-smooth gap-2 px-5 py-1.5', className)}
    >
      {options.map((option) => (
        <Chip
          key={option.value}
          icon={option.icon}
          selected={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </fieldset>
  )
}
