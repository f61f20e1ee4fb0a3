import { Link, useTranslation } from '@baithak/platform'
import { textLinkClassName } from '@baithak/ui'
import { CircleCheck } from 'lucide-react'
import { useMemo } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import { attentionReasons } from '../model/attention'
import { AttentionNote } from '../model/attention-note'
import { cafeNameOf } from '../model/cafe-name'
import type { Figures } from '../model/figures'
import { paths } from '../paths'

/** On a wide page two more, beside the chart. */
const maxRows = 3

interface AttentionPanelProps {
  cafes: readonly AdminCafe[]
  figures: Figures
  onShowAll: () => void
}

/** The cafés that need attention, the most urgent ones first. */
export function AttentionPanel({ cafes, figures, onShowAll }: AttentionPanelProps) {
  const { t } = useTranslation('admin')
  const { attentionOf } = figures
  const found = useMemo(() => {
    const all = cafes.map((cafe) => ({ cafe, reason: attentionOf(cafe) }))
    return attentionReasons.flatMap((reason) => all.filter((each) => each.reason === reason))
  }, [cafes, attentionOf])
  return (
    <section aria-labelledby="attention" className="rounded-panel border border-rule bg-milk pb-1">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 pt-1 lg:px-6">
        <h2 id="attention" className="text-h3">
          {t('attention.title')}
        </h2>
        {found.length > maxRows && (
          <button type="button" onClick={onShowAll} className={textLinkClassName}>
            {t('attention.showAll', { count: found.length })}
          </button>
        )}
      </div>
      {found.length === 0 && (
        <p className="flex items-start gap-2 px-4 pb-4 text-body-2 text-ink-2 lg:px-6">
          <CircleCheck size={20} strokeWidth={1.75} className="mt-px text-ok" />
          <span>{t('attention.none')}</span>
        </p>
      )}
      <ul>
        {found.slice(0, maxRows + 2).map(({ cafe, reason }) => (
          <li key={cafe.id} className="border-t border-rule max-lg:nth-[n+4]:hidden">
            <Link
              to={paths.cafe.href({ id: cafe.id })}
              className="block px-4 py-3 text-inherit no-underline hover:bg-malai lg:px-6"
            >
              <span className="block text-body-2 font-label wrap-anywhere">
                {cafeNameOf(cafe, t)}
              </span>
              {reason && <AttentionNote reason={reason} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
