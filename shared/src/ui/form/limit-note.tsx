import type { ReactNode } from 'react'

interface LimitNoteProps {
  text: string
  maxLength: number
  /** Says that the limit is reached: a browser cuts what is pasted beyond it without a word. */
  children: ReactNode
}

/** Says so, to readers and listeners, when a long text is as long as its field takes. */
export function LimitNote({ text, maxLength, children }: LimitNoteProps) {
  return (
    <p role="status" className="w-full text-meta text-ink-2">
      {text.length >= maxLength && children}
    </p>
  )
}
