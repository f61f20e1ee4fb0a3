import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cn } from '../styles/class-names'

export interface FieldLabels {
  label: ReactNode
  /** The label is for screen readers only. */
  labelHidden?: boolean | undefined
  help?: ReactNode
  /** Replaces the help. */
  error?: ReactNode
}

interface FieldProps extends FieldLabels {
  id?: string | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * A control with its label and its help or error, linked by ids. A focused control with an error is scrolled into view
 * with its label, because focusing alone leaves a partly visible control where it is.
 */
export function Field({
  id: givenId,
  label,
  labelHidden,
  help,
  error,
  className,
  children,
}: FieldProps) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  const note = error || help ? `${id}-note` : undefined
  const field = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (error && field.current?.contains(document.activeElement))
      field.current.scrollIntoView({ block: 'nearest' })
  }, [error])

  return (
    <div ref={field} className={cn('min-w-0', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1.5 block text-meta font-label'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': note, 'aria-invalid': error ? true : undefined })}
      {note && <FieldNote id={note} help={help} error={error} />}
    </div>
  )
}

/** The help or the error below a control. */
export function FieldNote({
  id,
  help,
  error,
}: Pick<FieldLabels, 'help' | 'error'> & { id: string }) {
  return (
    <p
      id={id}
      className={cn('mt-1.5 flex items-start gap-1.5 text-meta', error ? 'text-bad' : 'text-ink-2')}
    >
      {error && <CircleAlert size={16} className="mt-0.5 shrink-0" />}
      <span className="min-w-0">{error || help}</span>
    </p>
  )
}
