import { cn } from '@baithak/ui'
import { memo, type ReactNode } from 'react'
import type { ChatMessage } from './chat-message'

interface BubbleProps {
  sender: ChatMessage['sender']
  /** Names the sender to screen readers. */
  senderLabel: string
  children: ReactNode
}

/** One message: the member's on the right, the venue's on the left. */
export const Bubble = memo(function Bubble({ sender, senderLabel, children }: BubbleProps) {
  return (
    <p
      data-sender={sender}
      className={cn(
        'max-w-[80%] rounded-[14px] px-3.5 py-2.5 text-body break-words whitespace-pre-wrap',
        sender === 'user'
          ? 'self-end rounded-br-[3px] bg-acc text-on-acc'
          : 'self-start rounded-bl-[3px] bg-field shadow-[inset_0_0_0_1px_var(--color-rule)]',
      )}
    >
      <span className="sr-only">{`${senderLabel} `}</span>
      <span>{children}</span>
    </p>
  )
})
