import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../styles/class-names'
import { Checkbox, Radio } from './checkbox'

interface OptionCardProps extends ComponentProps<'input'> {
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
  const Input = type === 'radio' ? Radio : Checkbox
  return (
    <label
      htmlFor={props.id ?? id}
      className={cn(
        'flex items-start gap-3.5 rounded-panel p-4 shadow-hairline transition-[background-color] duration-quick has-disabled:text-disabled',
        'has-checked:bg-acc-tint has-checked:shadow-chosen outline-within [&_input]:outline-none forced-colors:border',
        className,
      )}
    >
      <Input
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={children ? `${id}-more` : undefined}
        {...props}
      />
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
