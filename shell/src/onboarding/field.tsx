import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What ties a field's control to its help and its error. */
export const fieldProps = (id: string, error: string | undefined, help?: string) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : help ? `${id}-help` : undefined,
})

const calm = 'focus-within:border-acc focus-within:shadow-focus'
const refused =
  'border-bad focus-within:shadow-[0_0_0_3px_color-mix(in_srgb,var(--color-bad)_18%,transparent)]'

/** The outline of a control: brown, in the accent when it is filled or has the focus, red when it was refused. */
export function controlClass(error?: string | undefined, filled = false): string {
  const edge = error ? refused : `${filled ? 'border-acc' : 'border-rule-2'} ${calm}`
  return `rounded-control border-[1.5px] bg-white ${edge}`
}

interface FieldProps {
  id: string
  label: ReactNode
  error?: string | undefined
  help?: string
  children: ReactNode
}

/** A control with its label above and its help, or what was wrong, below. */
export function Field({ id, label, error, help, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-meta font-label">
        {label}
      </label>
      {children}
      <FieldNote id={id} error={error} help={help} />
    </div>
  )
}

export function FieldNote({
  id,
  error,
  help,
}: {
  id: string
  error?: string | undefined
  help?: string | undefined
}) {
  if (error)
    return (
      <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-meta text-bad">
        <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden />
        {error}
      </p>
    )
  if (!help) return null
  return (
    <p id={`${id}-help`} className="mt-1.5 text-meta text-ink-2">
      {help}
    </p>
  )
}
