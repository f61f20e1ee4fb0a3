import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../styles/cn'
import { controlVariants, innerControl } from '../styles/control-variants'
import { inputLimit } from './input-limits'

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
      <Search
        size={20}
        strokeWidth={1.75}
        className="ml-[14px] shrink-0 text-ink-2 @max-[9rem]:hidden"
      />
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
