import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cn } from '../styles/cn'
import { Chip } from './chip'

interface ChipOption<Value extends string> {
  value: Value
  label: string
  icon?: LucideIcon
  disabled?: boolean
}

interface ChipRowProps<Value extends string> {
  /** The accessible name of the choice. */
  label: string
  options: readonly ChipOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** A single choice as chips that scroll horizontally; the chosen chip scrolls into view. */
export function ChipRow<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: ChipRowProps<Value>) {
  const row = useRef<HTMLFieldSetElement>(null)
  // A new row is at its first chip: measuring it would force a layout of its screen.
  const centered = useRef(options[0]?.value)

  useEffect(() => {
    if (centered.current === value) return
    centered.current = value
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (row.current && chosen)
      row.current.scrollLeft =
        chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2
  }, [value])

  return (
    <fieldset
      ref={row}
      aria-label={label}
      className={cn('scroll-row relative flex min-w-0 scroll-smooth gap-2 px-5 py-1.5', className)}
    >
      {options.map(({ value: own, label: chipLabel, icon, disabled = false }) => (
        <Chip
          key={own}
          icon={icon}
          disabled={disabled}
          selected={own === value}
          onClick={() => onChange(own)}
        >
          {chipLabel}
        </Chip>
      ))}
    </fieldset>
  )
}
