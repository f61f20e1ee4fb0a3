import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../styles/class-names'

type InputProps = Omit<ComponentProps<'input'>, 'type'>

const box =
  'peer col-start-1 row-start-1 size-6 appearance-none border-2 border-star-empty bg-field checked:border-acc disabled:border-rule disabled:bg-malai-2'
const mark = 'pointer-events-none col-start-1 row-start-1 hidden peer-checked:block'

/** A native checkbox in the kit's style. */
export const Checkbox = ({ className, ...props }: InputProps) => (
  <span className={cn('relative grid size-6 shrink-0 place-items-center', className)}>
    <input type="checkbox" {...props} className={cn(box, 'rounded-badge checked:bg-acc')} />
    <Check
      size={16}
      strokeWidth={3}
      className={cn(mark, 'text-on-acc peer-disabled:text-disabled')}
    />
  </span>
)

/** A native radio button in the kit's style. */
export const Radio = ({ className, ...props }: InputProps) => (
  <span className={cn('relative grid size-6 shrink-0 place-items-center', className)}>
    <input type="radio" {...props} className={cn(box, 'rounded-full')} />
    <span
      aria-hidden
      className={cn(mark, 'size-3 rounded-full bg-acc peer-disabled:bg-disabled')}
    />
  </span>
)
