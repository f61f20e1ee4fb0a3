import { Link, useHost, useTranslation } from '@baithak/platform'
import { buttonVariants } from '@baithak/ui'
import { Hourglass, ScanLine } from 'lucide-react'
import type { AdminCafe } from '../model/admin-cafe'
import { deskCafeRecord } from '../model/desk-cafe'
import { paths } from '../paths'

/** In place of the charts of a café without check-ins: how the first one comes. */
export function FirstStep({ cafe }: { cafe: AdminCafe }) {
  const { t } = useTranslation('admin')
  const { t: tCafe } = useTranslation('admin-cafe')
  const deskCafe = useHost().storage.record(deskCafeRecord)
  const isPending = cafe.status === 'Pending'
  const Icon = isPending ? Hourglass : ScanLine
  return (
    <section
      aria-labelledby="first-step"
      className="rounded-panel border border-rule bg-milk px-4 py-5 sm:px-6"
    >
      <Icon size={28} strokeWidth={1.75} className="text-acc" />
      <h2 id="first-step" className="mt-3 text-h3">
        {tCafe('first.title')}
      </h2>
      <p className="mt-1 text-body-2 text-ink-2">
        {tCafe(isPending ? 'first.pending' : 'first.text')}
      </p>
      {!isPending && (
        <Link
          to={paths.checkIn.href()}
          onClick={() => deskCafe.write(cafe.id)}
          className={buttonVariants({ variant: 'secondary', className: 'mt-4 w-full' })}
        >
          <span>{t('dashboard.checkIn')}</span>
        </Link>
      )}
    </section>
  )
}
