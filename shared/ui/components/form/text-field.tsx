import type { ComponentProps } from 'react'
import { cn } from '../styles/cn'
import { controlVariants, innerControl } from '../styles/control-variants'
import { Field, type FieldLabels } from './field'
import { inputLimit } from './input-limits'

/** A single-line field of any input type. */
export function TextField({
  label,
  labelHidden,
  help,
  error,
  id,
  className,
  type = 'text',
  maxLength = inputLimit(type),
  ...props
}: ComponentProps<'input'> & FieldLabels) {
  return (
    <Field {...{ label, labelHidden, help, error, id, className }}>
      {(control) => (
        <div className={cn(controlVariants(Boolean(error)), 'min-h-13')}>
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
