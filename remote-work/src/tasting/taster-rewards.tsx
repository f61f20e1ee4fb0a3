import { useTranslation } from '@baithak/platform'
import rosette from '../model/rosette.svg'
import { tastingPoints } from './feedback'

export function TasterRewards() {
  const { t } = useTranslation('work-tasting')
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div aria-hidden className="relative grid size-15 shrink-0 place-items-center text-[#ffe9b8]">
        <img src={rosette} alt="" className="absolute inset-0 size-full" />
        <p className="relative text-center">
          <span className="block font-display text-[1.125rem] leading-5">{tastingPoints}</span>
          <span className="block text-[0.6875rem] leading-3 font-heading">{t('points')}</span>
        </p>
      </div>
      <div className="min-w-24 flex-1">
        <h2 className="text-h3">{t('rewards')}</h2>
        <p className="text-meta text-ink-2">{t('rewardsText')}</p>
      </div>
    </section>
  )
}
