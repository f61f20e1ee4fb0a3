import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../styles/class-names'

interface OptionCardProps extends Omit<ComponentProps<'input'>, 'id'> {
  type: 'checkbox' | 'radio'
  /** The accessible name. */
  label: ReactNode
  /** The accessible description. */
  children?: ReactNode
  /** An image or a price at the right. */
  trailing?: ReactNode
}

/** A checkbox or radio button as a card; all of the card is clickable. Radio cards of one choice share a `name`. */
export function OptionCard({
  type,
  label,
  children,
  trailing,
  className,
  ...props
}: OptionCardProps) {
  const id = useId()
  const isRadio = type === 'radio'
  return (
    <label
      htmlFor={id}
      className={cn(
        'flex items-start gap-3.5 rounded-panel p-4 shadow-hairline transition-[background-color] duration-quick has-disabled:text-disabled',
        'has-checked:bg-acc-tint has-checked:shadow-chosen outline-within [&_input]:outline-none forced-colors:border',
        className,
      )}
    >
      <span className="relative grid size-6 shrink-0 place-items-center *:col-start-1 *:row-start-1">
        <input
          id={id}
          type={type}
          aria-labelledby={`${id}-label`}
          aria-describedby={children ? `${id}-more` : undefined}
          {...props}
          className={cn(
            'peer size-6 appearance-none border-2 border-star-empty bg-field checked:border-acc disabled:border-rule disabled:bg-malai-2',
            isRadio ? 'rounded-full' : 'rounded-badge checked:bg-acc',
          )}
        />
        {isRadio ? (
          <span
            aria-hidden
            className="pointer-events-none hidden size-3 rounded-full bg-acc peer-checked:block peer-disabled:bg-disabled"
          />
        ) : (
          <Check
            size={16}
            strokeWidth={3}
            className="pointer-events-none hidden text-on-acc peer-checked:block peer-disabled:text-disabled"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block text-h3">
          {label}
        </span>
        {children && (
          <span id={`${id}-more`} className="mt-1 block text-body-2 text-ink-2">
            {children}
          </span>
        )}
      </span>
      {trailing && <span className="shrink-0">{trailing}</span>}
    </label>
  )
}

interface SwitchRowProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
  description?: ReactNode
}

/** A switch with its label; all of the row is clickable. With large text the switch is below the label. */
export function SwitchRow({ label, description, className, ...props }: SwitchRowProps) {
  const id = useId()
  return (
    <label
      className={cn(
        'flex min-h-15 flex-wrap items-center gap-3.5 border-b border-rule py-3 last:border-b-0 has-disabled:text-disabled',
        className,
      )}
    >
      <span className="min-w-0 grow basis-20">
        <span id={`${id}-label`} className="block text-body font-label">
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="block text-meta text-ink-2">
            {description}
          </span>
        )}
      </span>
      <span className="relative ml-auto shrink-0">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={description ? `${id}-description` : undefined}
          {...props}
          className="block h-8 w-13 appearance-none rounded-full bg-star-empty outline-offset-2 transition-[background-color] duration-quick checked:bg-acc disabled:bg-rule forced-colors:border peer"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-[3px] left-[3px] size-[26px] rounded-full bg-field shadow-sh1 transition-[translate] duration-quick ease-quick peer-checked:translate-x-5 forced-colors:border"
        />
      </span>
    </label>
  )
}

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
