import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../styles/class-names'

interface ActionBarProps extends ComponentProps<'div'> {
  /** Set it above the bottom navigation, which includes the safe area. */
  aboveNav?: boolean | undefined
}

/** A sticky bottom bar for a primary action and up to two others; they wrap when the text grows. */
export function ActionBar({ aboveNav = false, className, ...props }: ActionBarProps) {
  return (
    <div
      data-action-bar
      {...props}
      className={cn(
        'sticky bottom-0 z-20 flex flex-wrap gap-2.5 border-t border-rule bg-milk px-5 pt-3 short:py-2',
        aboveNav ? 'pb-3' : 'pb-[max(28px,env(safe-area-inset-bottom))]',
        className,
      )}
    />
  )
}

interface ActionBarButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon
}

/** A secondary action of an action bar: an icon above its label. */
export function ActionBarButton({
  icon: Icon,
  className,
  children,
  ...props
}: ActionBarButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={cn(
        'flex min-h-14 min-w-21 flex-col items-center justify-center gap-0.5 rounded-control px-2 py-1 text-[0.84375rem] leading-[1.125rem] font-label shadow-control active:bg-malai',
        className,
      )}
    >
      <Icon size={20} />
      <span>{children}</span>
    </button>
  )
}
