import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../styles/cn'
import { controlVariants, innerControl } from '../styles/control-variants'
import { inputLimit } from './input-limits'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Its name for those who listen; the placeholder is what is seen. */
  label: string
  /** 48 high in a list's head, 52 on a canopy. */
  size?: 'md' | 'lg'
}

/** A field to search in; its magnifier gives way where there is little room. */
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
        aria-hidden
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
