import { type ReactNode, useId } from 'react'
import { CheckMark, type CheckMarkProps } from './check-mark'
import { joinClasses } from './join-classes'

export interface CheckboxProps extends Omit<CheckMarkProps, 'type'> {
  label: ReactNode
  className?: string | undefined
}

export function Checkbox({ label, className, ...props }: CheckboxProps) {
  const id = useId()
  return (
    <label
      htmlFor={props.id ?? id}
      className={joinClasses('flex min-h-11 items-center gap-3 py-2 text-body', className)}
    >
      <CheckMark id={id} type="checkbox" {...props} />
      <span className="min-w-0">{label}</span>
    </label>
  )
}
