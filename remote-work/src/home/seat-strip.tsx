import { useHost, useLocation, useTranslation } from '@baithak/platform'
import { Button, Spinner, useClock, useLazySheet } from '@baithak/ui'
import { Armchair } from 'lucide-react'
import { usePassStatus } from '../model/pass/use-pass-status'
import { mayBeSeated, sittingRecord, useSitting } from '../model/sitting'
import { SittingBoard } from './sitting-board'

const loadSheet = () => import('./seat-sheet')

/** Where the member sits, below the pass on Home. */
export function SeatStrip() {
  const status = usePassStatus()
  const now = useClock(null)
  const sitting = useSitting(now)
  const { state } = useLocation()
  return (
    <>
      {sitting && (
        <SittingBoard sitting={sitting} now={now} hasCoffee={status.state === 'active'} />
      )}
      {!sitting && mayBeSeated(state, now) && <AtTheTable />}
    </>
  )
}

/** After Done on the check-in screen of a phone: the desk's device has stored the visit, not this one. */
function AtTheTable() {
  const { t } = useTranslation('work')

  const record = useHost().storage.record(sittingRecord)
  const sheet = useLazySheet(loadSheet, t('passes.notLoaded'))
  return (
    <>
      <Button
        size="md"
        variant="secondary"
        className="mt-3 bg-milk!"
        aria-busy={sheet.loadingOpener !== null || undefined}
        onClick={({ currentTarget }) => sheet.show(currentTarget)}
      >
        {sheet.loadingOpener ? <Spinner /> : <Armchair size={20} strokeWidth={1.75} />}
        <span>{t('home.atTheTable')}</span>
      </Button>
      {sheet.module && (
        <sheet.module.SeatSheet
          {...sheet.control}
          onPick={({ id, name }) => {
            const at = new Date().toISOString()
            record.write((said) => ({ ...said, seat: { cafeId: id, cafe: name, at } }))
          }}
        />
      )}
    </>
  )
}
