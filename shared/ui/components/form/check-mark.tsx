import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

export interface CheckMarkProps extends Omit<ComponentProps<'input'>, 'className'> {
  type: 'checkbox' | 'radio'
}

/** A native checkbox or radio button in the kit's style. */
export function CheckMark({ type, ...props }: CheckMarkProps) {
  return (
    <span className="relative grid size-6 shrink-0 place-items-center">
      <input
        type={type}
        {...props}
        className={
          type === 'checkbox'
            ? 'peer col-start-1 row-start-1 size-6 appearance-none rounded-badge border-2 border-star-empty bg-field checked:border-acc checked:bg-acc disabled:border-rule disabled:bg-malai-2'
            : 'peer col-start-1 row-start-1 size-6 appearance-none rounded-full border-2 border-star-empty bg-field checked:border-acc disabled:border-rule disabled:bg-malai-2'
        }
      />
      {type === 'checkbox' ? (
        <Check
          size={16}
          strokeWidth={3}
          className="pointer-events-none col-start-1 row-start-1 hidden text-on-acc peer-checked:block peer-disabled:text-disabled"
        />
      ) : (
        <span
          aria-hidden
          className="pointer-events-none col-start-1 row-start-1 hidden size-3 rounded-full bg-acc peer-checked:block peer-disabled:bg-disabled"
        />
      )}
    </span>
  )
}
