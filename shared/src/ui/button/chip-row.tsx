import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { scrollIntoCenter } from '../motion/scroll-into-center'
import { cn } from '../styles/cn'
import { Chip } from './chip'

export interface ChipOption<Value extends string> {
  value: Value
  label: string
  icon?: LucideIcon
  disabled?: boolean
}

export interface ChipRowProps<Value extends string> {
  /** What is being chosen, for those who listen. */
  label: string
  options: readonly ChipOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** One choice among chips that scroll sideways, out to both edges of the screen; the chosen one comes into view. */
export function ChipRow<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: ChipRowProps<Value>) {
  const row = useRef<HTMLFieldSetElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chip to show is the pressed one, which follows the value
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (row.current && chosen) scrollIntoCenter(row.current, chosen)
  }, [value])

  return (
    <fieldset
      ref={row}
      aria-label={label}
      className={cn('scroll-row relative flex min-w-0 gap-2 px-5 py-1.5', className)}
    >
      {options.map(({ value: own, label: words, icon, disabled = false }) => (
        <Chip
          key={own}
          icon={icon}
          disabled={disabled}
          selected={own === value}
          onClick={() => onChange(own)}
        >
          {words}
        </Chip>
      ))}
    </fieldset>
  )
}
