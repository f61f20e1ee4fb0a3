import { useTranslation } from '@baithak/platform'
import { cn } from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { type ReplyCounts, replies } from './guest'
import { replyIcons } from './reply-icons'

/** How many guests have given each reply, without zeros. Also the legend of the icons in the rows. */
export function ReplyFigures({ counts }: { counts: ReplyCounts }) {
  const { t } = useTranslation('party-invitation')
  return (
    <div role="status" aria-label={t('guests.replies')}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pb-3 empty:hidden">
        {replies
          .filter((reply) => counts[reply] > 0)
          .map((reply) => {
            const { icon: Icon, text } = replyIcons[reply]
            return (
              <li key={reply} className="tabular inline-flex items-center gap-1.5 text-body-2">
                <Icon size={18} strokeWidth={2} aria-hidden className={cn('shrink-0', text)} />
                <span>{t(`guests.count.${reply}`, { number: formatCount(counts[reply]) })}</span>
              </li>
            )
          })}
        {counts.none > 0 && (
          <li className="tabular text-body-2 text-ink-2">
            {t('guests.count.none', { number: formatCount(counts.none) })}
          </li>
        )}
      </ul>
    </div>
  )
}
