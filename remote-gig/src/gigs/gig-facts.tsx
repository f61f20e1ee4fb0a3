import { useTranslation } from '@baithak/platform'
import { formatDate } from '@baithak/ui/format'
import { Calendar, Clock, IndianRupee, Users } from 'lucide-react'
import type { Gig } from '../model/gig'

/** Date, time, compensation and audience; empty ones are left out. */
export function GigFacts({ gig }: { gig: Gig }) {
  const { t, i18n } = useTranslation('gig')
  const facts = [
    { icon: Calendar, name: t('gig.date'), value: formatDate(gig.date, i18n.language) },
    { icon: Clock, name: t('gig.time'), value: gig.time },
    { icon: IndianRupee, name: t('gig.compensation'), value: gig.compensation },
    { icon: Users, name: t('gig.audience'), value: gig.audience },
  ].filter(({ value }) => value)
  return (
    <dl className="grid grid-cols-2 border-t border-rule max-[340px]:grid-cols-1">
      {facts.map(({ icon: Icon, name, value }) => (
        <div
          key={name}
          className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-3 border-rule border-b py-3.5 even:border-l even:pl-4 max-[340px]:even:border-l-0 max-[340px]:even:pl-0"
        >
          <Icon size={22} strokeWidth={1.75} aria-hidden className="row-span-2 text-acc" />
          <dt className="text-caption text-ink-2">{name}</dt>
          <dd className="tabular text-body font-title wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
