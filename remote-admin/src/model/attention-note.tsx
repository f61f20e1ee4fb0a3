import { useTranslation } from '@baithak/platform'
import { cn } from '@baithak/ui'
import { type LucideIcon, PencilLine, TrendingDown } from 'lucide-react'
import type { AttentionReason } from './attention'

const variants: Record<AttentionReason, { icon: LucideIcon; className: string }> = {
  falling: { icon: TrendingDown, className: 'text-bad' },
  incomplete: { icon: PencilLine, className: 'text-warn' },
}

/** Why a café needs attention, in one line. */
export function AttentionNote({ reason }: { reason: AttentionReason }) {
  const { t } = useTranslation('admin')
  const { icon: Icon, className } = variants[reason]
  return (
    <span className={cn('flex items-start gap-1.5 text-meta font-mid', className)}>
      <Icon size={16} strokeWidth={2} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{t(`attention.${reason}`)}</span>
    </span>
  )
}
