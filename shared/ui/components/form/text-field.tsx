import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../styles/cn'
import { controlVariants, innerControl } from '../styles/control-variants'
import { Field, type FieldLabels } from './field'
import { inputLimit } from './input-limits'

interface TextFieldProps extends ComponentProps<'input'>, FieldLabels {
  icon?: LucideIcon | undefined
}

/** A single-line field of any input type. */
export function TextField({
  label,
  labelHidden,
  help,
  error,
  id,
  icon: Icon,
  className,
  type = 'text',
  maxLength = inputLimit(type),
  ...props
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, help, error, id, className }}>
      {(control) => (
        <div className={cn(controlVariants(Boolean(error)), 'min-h-13')}>
          {Icon && (
            <Icon size={20} strokeWidth={1.75} aria-hidden className="ml-3.5 shrink-0 text-ink-2" />
          )}
          <input
            {...props}
            {...control}
            type={type}
            maxLength={maxLength}
            className={innerControl}
          />
        </div>
      )}
    </Field>
  )
}
