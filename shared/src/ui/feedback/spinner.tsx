import { cn } from '../styles/cn'

/** Something is under way, in the colour of the words around it. */
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
