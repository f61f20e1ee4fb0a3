import { useTranslation } from '@baithak/platform'
import { ImageWithFallback } from '@baithak/ui'
import { resolveImageUrl } from '@baithak/ui/scene-images'
import { Calendar } from 'lucide-react'
import { useSampleCafeName } from '../model/cafe/use-cafe-labels'
import type { TastingInvite } from './feedback'

/** The invite on paper with a double brass rule. */
export function InvitationPaper({ invite }: { invite: TastingInvite }) {
  const { t } = useTranslation('work')

  const cafeName = useSampleCafeName(invite.cafe)
  return (
    <article className="rounded-board border border-brass/60 paper bg-(--paper,#fff9ec) p-1 shadow-sh1">
      <div className="flex flex-col items-center rounded-badge border border-brass/50 px-4 pt-2.5 pb-5 text-center short:flex-row short:gap-6 short:py-2.5 short:text-left">
        <div className="w-full max-w-56 short:w-44 short:shrink-0 rounded-t-[112px] rounded-b-control border-2 border-brass p-1">
          <ImageWithFallback
            src={resolveImageUrl(invite.image)}
            alt={t('tasting.invite.imageDescription')}
            eager
            className="aspect-[215/216] w-full rounded-t-[106px] rounded-b-board"
          />
        </div>
        <div>
          <p className="pt-4 text-body-2 font-label text-brass-text short:pt-0">{cafeName}</p>
          <h1 className="pt-0.5 font-display text-display-2">{t('invite.item')}</h1>
          <p className="pt-2 text-body-2 text-pretty text-ink-2">
            {t('tasting.invite.description')}
          </p>
          <p className="inline-flex items-center gap-2 pt-3.5 text-body-2 font-label tabular-nums">
            <Calendar size={18} strokeWidth={1.75} />
            <span className="sr-only">{t('tasting.by')}</span>
            <span>{invite.deadline}</span>
          </p>
        </div>
      </div>
    </article>
  )
}
