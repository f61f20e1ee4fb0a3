import type { ComponentProps } from 'react'
import { cn } from '../styles/cn'
import { controlVariants, innerControl } from '../styles/control-variants'
import { Field, type FieldLabels } from './field'
import { LimitNote } from './limit-note'

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldLabels {
  value: string
  maxLength: number
  /** What is said when the text is as long as that. */
  full: string
}

/** A field for several lines, which says when it is full. */
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
