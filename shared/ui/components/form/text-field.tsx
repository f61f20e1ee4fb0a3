import { ChevronDown, Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn, controlVariants, innerControl } from '../styles/class-names'
import { Field, type FieldLabels } from './field'

/** Characters by input type: the longest email address, a number pasted with some text around it. */
const limits = new Map([
  ['email', 254],
  ['search', 100],
  ['tel', 60],
])

/** Returns the `maxLength` of an input type. */
export const inputLimit = (type = 'text'): number => limits.get(type) ?? 200

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

/** A native select in the kit's outline; the options are the children. */
export const SelectField = ({
  label,
  className,
  ...props
}: ComponentProps<'select'> & { label: string }) => (
  <Field label={label} className={className}>
    {(control) => (
      <div className={cn(controlVariants(false), 'relative min-h-13')}>
        <select {...props} {...control} className={cn(innerControl, 'appearance-none pr-11')} />
        <ChevronDown size={20} className="pointer-events-none absolute right-3.5 text-ink-2" />
      </div>
    )}
  </Field>
)

interface SearchFieldProps extends ComponentProps<'input'> {
  /** The accessible name, also shown while the field is empty. */
  label: string
}

/** A search input; a narrow one hides its icon. */
export function SearchField({ label, className, ...props }: SearchFieldProps) {
  return (
    <div className={cn(controlVariants(false), 'min-h-12 @container', className)}>
      <Search size={20} className="ml-[14px] shrink-0 text-ink-2 @max-[9rem]:hidden" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        maxLength={inputLimit('search')}
        {...props}
        className={cn(innerControl, 'pl-[10px] pr-2')}
      />
    </div>
  )
}

interface LimitNoteProps extends ComponentProps<'p'> {
  text: string
  maxLength: number
}

/** Shows and announces its children when a text has reached the limit, where browsers cut a paste off silently. */
export const LimitNote = ({ text, maxLength, children, ...props }: LimitNoteProps) => (
  <p role="status" {...props} className="w-full text-meta text-ink-2">
    {text.length >= maxLength && children}
  </p>
)

interface TextAreaProps extends ComponentProps<'textarea'>, Omit<FieldLabels, 'error'> {
  value: string
  /** The message at `maxLength`. */
  full?: string
}

/** A multi-line field. With a `maxLength` it has a message at its limit. */
export function TextArea({
  label,
  labelHidden,
  help,
  className,
  full,
  maxLength,
  ...props
}: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, help, className }}>
      {(control) => (
        <>
          <div className={controlVariants(false)}>
            <textarea
              rows={4}
              {...props}
              {...control}
              maxLength={maxLength}
              className={cn(innerControl, 'resize-y py-3')}
            />
          </div>
          {maxLength && (
            <LimitNote text={props.value} maxLength={maxLength}>
              {full}
            </LimitNote>
          )}
        </>
      )}
    </Field>
  )
}
