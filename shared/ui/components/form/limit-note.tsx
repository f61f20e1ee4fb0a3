import type { ReactNode } from 'react'

interface LimitNoteProps {
  text: string
  maxLength: number
  /** The message: browsers cut a paste off at the limit silently. */
  children: ReactNode
}

/** Shows and announces a message when a text has reached the limit of its field. */
export function LimitNote({ text, maxLength, children }: LimitNoteProps) {
  return (
    <p role="status" className="w-full text-meta text-ink-2">
      {text.length >= maxLength && children}
    </p>
  )
}
