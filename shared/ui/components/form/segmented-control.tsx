import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../styles/class-names'

interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  /** The language of the label, if it is not the page's. */
  lang?: string
}

interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'children'> {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

/** A single choice among a few segments. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  className,
  ...props
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      {...props}
      className={cn('flex flex-wrap rounded-control bg-malai p-[3px]', className)}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          lang={segment.lang}
          className={cn(
            'relative grid min-h-11 flex-1 place-items-center rounded-chip px-3 text-center text-body-2 font-mid outline-within',
            'transition-[background-color] duration-quick has-checked:bg-field has-checked:font-title has-checked:shadow-sh1',
            'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
            className="sr-only"
          />
          <span>{segment.label}</span>
        </label>
      ))}
    </div>
  )
}
