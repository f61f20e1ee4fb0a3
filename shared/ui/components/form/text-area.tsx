import type { ComponentProps } from 'react'
import { cn } from '../styles/cn'
import { controlVariants, innerControl } from '../styles/control-variants'
import { Field, type FieldLabels } from './field'
import { LimitNote } from './limit-note'

interface TextAreaProps extends ComponentProps<'textarea'>, FieldLabels {
  value: string
  maxLength: number
  /** Shown and announced at `maxLength`. */
  full: string
}

/** A multi-line field with a message at its limit. */
export function TextArea({
  label,
  labelHidden,
  help,
  error,
  id,
  className,
  rows = 4,
  value,
  maxLength,
  full,
  ...props
}: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, help, error, id, className }}>
      {(control) => (
        <>
          <div className={controlVariants(Boolean(error))}>
            <textarea
              rows={rows}
              {...props}
              {...control}
              value={value}
              maxLength={maxLength}
              className={cn(innerControl, 'resize-y py-3')}
            />
          </div>
          <LimitNote text={value} maxLength={maxLength}>
            {full}
          </LimitNote>
        </>
      )}
    </Field>
  )
}
