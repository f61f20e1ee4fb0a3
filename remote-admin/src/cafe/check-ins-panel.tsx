import { useHost, useTranslation } from '@baithak/platform'
import { ButtonLink } from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { Hourglass, ScanLine } from 'lucide-react'
import { WeekChart } from '../components/week-chart'
import { type AdminCafe, deskCafeRecord } from '../model/admin-cafe'
import { paths } from '../paths'

/** A café's live check-ins and its week. */
export function CheckInsPanel({ cafe }: { cafe: AdminCafe }) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('table.checkIns')}
      className="overflow-hidden rounded-panel border border-rule bg-milk"
    >
      {/* Figures never break; they wrap below each other instead. */}
      <dl className="flex flex-wrap gap-px bg-rule">
        <Figure label={t('cafe.live')} value={cafe.liveCheckIns} />
        <Figure label={t('cafe.week')} value={cafe.weekCheckIns} />
      </dl>
      <div className="border-t border-rule px-4 py-5 sm:px-6">
        <WeekChart cafes={[cafe]} />
        <p className="tabular mt-4 text-meta text-ink-2">
          {t('cafe.total', { total: formatCount(cafe.checkIns) })}
        </p>
      </div>
    </section>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex grow basis-0 flex-col justify-between bg-milk px-4 py-5 sm:px-6">
      <dt className="text-meta font-label text-ink-2">{label}</dt>
      <dd className="tabular text-[2.375rem] leading-[2.75rem] font-figure tracking-[-0.02em] whitespace-nowrap">
        {formatCount(value)}
      </dd>
    </div>
  )
}

/** In place of the figures of a café without check-ins: how the first one comes. */
export function FirstStep({ cafe }: { cafe: AdminCafe }) {
  const { t } = useTranslation()

  const deskCafe = useHost().storage.record(deskCafeRecord)
  const isPending = cafe.status === 'Pending'
  const Icon = isPending ? Hourglass : ScanLine
  return (
    <section
      aria-labelledby="first-step"
      className="rounded-panel border border-rule bg-milk px-4 py-5 sm:px-6"
    >
      <Icon size={28} className="text-acc" />
      <h2 id="first-step" className="mt-3 text-h3">
        {t('cafe.first.title')}
      </h2>
      <p className="mt-1 text-body-2 text-ink-2">
        {t(isPending ? 'cafe.first.pending' : 'cafe.first.text')}
      </p>
      {!isPending && (
        <ButtonLink
          to={paths.checkIn.href()}
          onClick={() => deskCafe.write(cafe.id)}
          variant="secondary"
          className="mt-4 w-full"
        >
          {t('dashboard.checkIn')}
        </ButtonLink>
      )}
    </section>
  )
}
