import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../styles/class-names'

interface SwitchRowProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
  description?: ReactNode
}

/** A switch with its label; all of the row is clickable. */
export function SwitchRow({ label, description, className, ...props }: SwitchRowProps) {
  const id = useId()
  return (
    <label
      className={cn(
        'flex min-h-15 flex-wrap items-center gap-3.5 border-b border-rule py-3 last:border-b-0 has-disabled:text-disabled',
        className,
      )}
    >
      {/* With large text the switch is below it. */}
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
