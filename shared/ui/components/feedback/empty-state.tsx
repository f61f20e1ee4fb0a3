import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../styles/class-names'

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** URL of an illustration. */
  image: string
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** `h1` if it names the screen. */
  as?: 'h1' | 'h2'
  /** Larger, for an empty state that fills the screen. */
  fullScreen?: boolean
}

/** Replaces an empty list or a screen without content. On a phone on its side the text is beside the illustration. */
export function EmptyState({
  image,
  title,
  text,
  action,
  as: Title = 'h2',
  fullScreen = false,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div
      {...props}
      className={cn(
        'flex animate-fade flex-col items-center px-5 py-8 text-center wrap-anywhere short:grow short:flex-row short:justify-center short:gap-6 short:py-3 short:text-left',
        className,
      )}
    >
      <img
        src={image}
        alt=""
        decoding="async"
        className={cn('max-w-full short:h-28', fullScreen ? 'h-55' : 'h-44')}
      />
      <div className="flex min-w-0 flex-col items-center short:items-start">
        <Title
          className={cn(
            'mt-4 max-w-80 font-display text-balance short:mt-0',
            fullScreen ? 'text-display-3' : 'text-display-4',
          )}
        >
          {title}
        </Title>
        {text && <p className="mt-2 max-w-80 text-body-2 text-balance text-ink-2">{text}</p>}
        {action && <div className="mt-6 short:mt-3">{action}</div>}
      </div>
    </div>
  )
}
