import { useTranslation } from '@baithak/platform'
import { BadgeCheck } from 'lucide-react'

/** The Premium Performer Pass of an artist who has it. */
export function PremiumPassCard({ name }: { name: string }) {
  const { t } = useTranslation('gig')
  return (
    <section aria-label={t('premium.name')} className="border-t-3 border-ink">
      <div aria-hidden className="flex h-3.5 justify-center gap-4.5">
        <span className="w-2 bg-party" />
        <span className="w-2 bg-party" />
      </div>
      <div
        className="cloth-butta shadow-[0_18px_40px_-10px_#0c143080] rounded-pass p-[5px] text-white"
        data-dark
      >
        <div className="flex min-h-45 flex-col justify-between rounded-[10px] border-[1.5px] border-[#d9a441] px-4 pt-2.5 pb-3.5">
          <span aria-hidden className="mx-auto h-3 w-13.5 rounded-badge bg-milk" />
          <div className="flex items-start justify-between gap-3 pt-4">
            <p className="min-w-0 font-display text-display-3 text-balance @max-[16rem]:text-[9cqw] @max-[16rem]:leading-tight">
              {t('premium.name')}
            </p>
            <BadgeCheck
              size={44}
              strokeWidth={1.6}
              className="shrink-0 text-[#f2c46b] @max-[16rem]:hidden"
            />
          </div>
          <div className="flex items-end justify-between gap-3 pt-6">
            <p translate="no" className="min-w-0 text-body-2 font-title wrap-anywhere">
              {name}
            </p>
            <span className="shrink-0 rounded-badge bg-[#f2c46b] px-2 py-0.5 text-caption font-title text-espresso">
              {t('premium.active')}
            </span>
          </div>
        </div>
      </div>
    </section>
  )
}
