import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** Address of a drawing. */
  picture: string
  title: string
  text?: string
  action?: ReactNode
}

/** What stands where there is nothing to show. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-5 py-8 text-center">
      <img src={picture} alt="" width={220} height={176} />
      <h2 className="font-display text-display-3 text-balance">{title}</h2>
      {text && <p className="text-body-2 text-ink-2">{text}</p>}
      {action}
    </div>
  )
}
