import { useHost, useLocation, useTranslation } from '@baithak/platform'
import { Button, useClock } from '@baithak/ui'
import { Armchair } from 'lucide-react'
import { useState } from 'react'
import { usePassStatus } from '../model/pass/use-pass-status'
import { mayBeSeated, sittingRecord, useSitting } from '../model/sitting'
import { SeatSheet } from './seat-sheet'
import { SittingBoard } from './sitting-board'

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
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="md" variant="secondary" className="mt-3 bg-milk!" onClick={() => setOpen(true)}>
        <Armchair size={20} strokeWidth={1.75} />
        <span>{t('home.atTheTable')}</span>
      </Button>
      <SeatSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        onPick={({ id, name }) => {
          const at = new Date().toISOString()
          record.write((said) => ({ ...said, seat: { cafeId: id, cafe: name, at } }))
        }}
      />
    </>
  )
}
