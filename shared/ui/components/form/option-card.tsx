import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../styles/class-names'

interface CheckMarkProps extends Omit<ComponentProps<'input'>, 'className'> {
  type: 'checkbox' | 'radio'
}

/** A native checkbox or radio button in the kit's style. */
export function CheckMark({ type, ...props }: CheckMarkProps) {
  return (
    <span className="relative grid size-6 shrink-0 place-items-center">
      <input
        type={type}
        {...props}
        className={cn(
          'peer col-start-1 row-start-1 size-6 appearance-none border-2 border-star-empty bg-field checked:border-acc disabled:border-rule disabled:bg-malai-2',
          type === 'checkbox' ? 'rounded-badge checked:bg-acc' : 'rounded-full',
        )}
      />
      {type === 'checkbox' ? (
        <Check
          size={16}
          strokeWidth={3}
          className="pointer-events-none col-start-1 row-start-1 hidden text-on-acc peer-checked:block peer-disabled:text-disabled"
        />
      ) : (
        <span
          aria-hidden
          className="pointer-events-none col-start-1 row-start-1 hidden size-3 rounded-full bg-acc peer-checked:block peer-disabled:bg-disabled"
        />
      )}
    </span>
  )
}

interface OptionCardProps extends CheckMarkProps {
  /** The accessible name. */
  label: ReactNode
  /** The accessible description. */
  children?: ReactNode
  /** At the right, an image or a price. */
  trailing?: ReactNode
}

/** A checkbox or radio button as a card; all of the card is clickable. Radio cards of one choice share a `name`. */
export function OptionCard({ label, children, trailing, ...props }: OptionCardProps) {
  const id = useId()
  return (
    <label
      htmlFor={props.id ?? id}
      className={cn(
        'flex items-start gap-3.5 rounded-panel p-4 shadow-hairline transition-[background-color] duration-quick has-disabled:text-disabled',
        'has-checked:bg-acc-tint has-checked:shadow-chosen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-acc [&_input]:outline-none forced-colors:border',
      )}
    >
      <CheckMark
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
