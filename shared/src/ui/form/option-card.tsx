import { type ReactNode, useId } from 'react'
import { cn } from '../styles/cn'
import { CheckMark, type CheckMarkProps } from './check-mark'

export interface OptionCardProps extends CheckMarkProps {
  /** The option's name; the only words read out as such. */
  label: ReactNode
  /** Read out after the name. */
  children?: ReactNode
  /** At the right: a picture or a price. */
  trailing?: ReactNode
  className?: string | undefined
}

/** One option as a card; the whole card is the target. Radio cards of one choice share a `name`. */
export function OptionCard({ label, children, trailing, className, ...props }: OptionCardProps) {
  const id = useId()
  return (
    <label
      htmlFor={props.id ?? id}
      className={cn(
        'flex items-start gap-3.5 rounded-panel p-4 shadow-hairline transition-[background-color] duration-quick',
        'has-checked:bg-acc-tint has-checked:shadow-chosen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-acc [&_input]:outline-none forced-colors:border',
        className,
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
