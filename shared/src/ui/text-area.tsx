import type { ComponentProps } from 'react'
import { controlClass, innerControl } from './control-class'
import { Field, type FieldWords } from './field'
import { joinClasses } from './join-classes'

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldWords {}

/** A field for several lines. */
export function TextArea({
  label,
  labelHidden,
  help,
  error,
  id,
  className,
  rows = 4,
  ...props
}: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, help, error, id, className }}>
      {(control) => (
        <div className={controlClass(Boolean(error))}>
          <textarea
            rows={rows}
            {...props}
            {...control}
            className={joinClasses(innerControl, 'resize-y py-3')}
          />
        </div>
      )}
    </Field>
  )
}
