import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn, controlVariants, innerControl } from '../styles/class-names'
import { Field, type FieldLabels } from './field'

/** The limit of a field without one of its own, in characters. */
const defaultLimit = 200

const limits = new Map<string, number>([
  // The longest valid email address.
  ['email', 254],
  ['search', 100],
  // Room for a pasted number with country code, brackets and some text around it.
  ['tel', 60],
])

/** The `maxLength` of an input type. */
export const inputLimit = (type = 'text'): number => limits.get(type) ?? defaultLimit

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

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** The accessible name. */
  label: string
  /** `md` above lists, `lg` on a canopy. */
  size?: 'md' | 'lg'
}

/** A search input; a narrow one hides its icon. */
export function SearchField({ label, size = 'md', className, ...props }: SearchFieldProps) {
  return (
    <div
      className={cn(
        controlVariants(false),
        size === 'lg' ? 'min-h-13' : 'min-h-12',
        '@container',
        className,
      )}
    >
      <Search size={20} className="ml-[14px] shrink-0 text-ink-2 @max-[9rem]:hidden" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        maxLength={inputLimit('search')}
        {...props}
        className={cn(innerControl, 'pl-[10px] pr-2')}
      />
    </div>
  )
}

interface LimitNoteProps {
  text: string
  maxLength: number
  /** The message: browsers cut a paste off at the limit silently. */
  children: ReactNode
}

/** Shows and announces a message when a text has reached the limit of its field. */
export function LimitNote({ text, maxLength, children }: LimitNoteProps) {
  return (
    <p role="status" className="w-full text-meta text-ink-2">
      {text.length >= maxLength && children}
    </p>
  )
}

interface TextAreaProps extends ComponentProps<'textarea'>, Omit<FieldLabels, 'error'> {
  value: string
  /** Shown and announced at `maxLength`. */
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
