import { Check, CircleQuestionMark, type LucideIcon, X } from 'lucide-react'
import type { Reply } from './guest'

/** The icon of each reply, and its classes while the reply is chosen. */
export const replyIcons: Record<Reply, { icon: LucideIcon; chosen: string; text: string }> = {
  coming: { icon: Check, chosen: 'bg-ok-tint text-ok', text: 'text-ok' },
  maybe: { icon: CircleQuestionMark, chosen: 'bg-warn-tint text-warn', text: 'text-warn' },
  declined: { icon: X, chosen: 'bg-bad-tint text-bad', text: 'text-bad' },
}
