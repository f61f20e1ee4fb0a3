import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Spinner } from '../feedback/spinner'
import { cn } from '../styles/cn'

const variants = {
  plain: 'bg-transparent active:bg-malai',
  outlined: 'shadow-control active:bg-malai',
  /** On an image. */
  floating: 'bg-milk text-ink shadow-sh1 active:bg-malai',
  hero: 'bg-marigold text-espresso active:brightness-95 disabled:bg-malai-2',
}
/** In pixels like the icons, so that enlarged text beside them gets the space. */
const sizes = { md: 'size-[44px]', lg: 'size-[48px]', xl: 'size-[52px]' }

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon
  /** The accessible name. */
  label: string
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
  iconSize?: number | undefined
  /** Shows a spinner instead of the icon. */
  busy?: boolean | undefined
}

/** A button that shows only an icon. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'plain',
  size = 'md',
  iconSize = 22,
  busy = false,
  ...rest
}: IconButtonProps) {
  const { className, ...props } = rest
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={busy || undefined}
      {...props}
      className={cn(
        'inline-grid shrink-0 place-items-center rounded-control transition-[scale,background-color,filter] duration-press ease-linear active:scale-95 disabled:text-disabled',
        variants[variant],
        sizes[size],
        className,
      )}
    >
      {busy ? <Spinner /> : <Icon size={iconSize} strokeWidth={1.75} />}
    </button>
  )
}
