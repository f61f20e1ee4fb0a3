import type { ReactNode } from 'react'
import { joinClasses } from './join-classes'

export interface EmptyStateProps {
  /** Address of a drawing, 220 x 176. */
  picture: string
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** `h1` where it is the whole screen. */
  as?: 'h1' | 'h2' | 'p'
  className?: string
}

/** What stands where there is nothing to show. */
export function EmptyState({
  picture,
  title,
  text,
  action,
  as: Title = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div className={joinClasses('flex flex-col items-center px-5 py-8 text-center', className)}>
      <img src={picture} alt="" width={220} height={176} decoding="async" />
      <Title className="mt-4 max-w-80 font-display text-display-4 text-balance">{title}</Title>
      {text && <p className="mt-2 max-w-80 text-body-2 text-balance text-ink-2">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
