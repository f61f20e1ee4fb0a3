import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn, controlVariants, innerControl } from '../styles/class-names'
import { Field } from './field'

/** A native select in the kit's outline; the options are the children. */
export function SelectField({
  label,
  className,
  ...props
}: ComponentProps<'select'> & { label: string }) {
  return (
    <Field label={label} className={className}>
      {(control) => (
        <div className={cn(controlVariants(false), 'relative min-h-13')}>
          <select {...props} {...control} className={cn(innerControl, 'appearance-none pr-11')} />
          <ChevronDown size={20} className="pointer-events-none absolute right-3.5 text-ink-2" />
        </div>
      )}
    </Field>
  )
}
