import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Spinner } from '../feedback/spinner'
import { cn } from '../styles/cn'

const variants = {
  plain: 'bg-transparent active:bg-malai',
  outlined: 'shadow-control active:bg-malai',
  /** Over a picture. */
  floating: 'bg-milk text-ink shadow-sh1 active:bg-malai',
  hero: 'bg-marigold text-ink active:brightness-95',
}
/** In pixels, as the icons are: beside a search field, words that grow need the room. */
const sizes = { md: 'size-[44px]', lg: 'size-[48px]', xl: 'size-[52px]' }

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon
  /** The button's name: it shows no words. */
  label: string
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
  iconSize?: number | undefined
  /** What it opens is on its way: a ring instead of the icon. */
  busy?: boolean | undefined
}

/** A button that shows an icon alone. */
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
      {busy ? <Spinner /> : <Icon size={iconSize} strokeWidth={1.75} aria-hidden />}
    </button>
  )
}
