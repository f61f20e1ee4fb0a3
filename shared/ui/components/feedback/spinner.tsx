import { cn } from '../styles/cn'

/** A loading indicator in the current text colour. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'size-5.5 animate-ring rounded-full border-[2.5px] border-current/35 border-t-current',
        className,
      )}
    />
  )
}
