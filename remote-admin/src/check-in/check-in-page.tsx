import { type CheckIn, checkInsRecord } from '@baithak/domain'
import { instantOf, isSameDay } from '@baithak/domain/indian-time'
import { useMemberId, useMemberName } from '@baithak/domain/use-member'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { SelectField, useKitTexts } from '@baithak/ui'
import { useState } from 'react'
import { PartnerHeading, PartnerScreen } from '../components/partner-screen'
import { type AdminCafe, cafeNameOf, deskCafeRecord } from '../model/admin-cafe'
import { useCafes } from '../model/use-cafes'
import { CameraPanel } from './camera-panel'
import { checkIn, undoCheckIn } from './check-in'
import { CheckInResult } from './check-in-result'
import { CodeForm } from './code-form'
import type { ShownResult } from './result-text'
import { TodayList } from './today-list'

/** Checks members in at a café's desk, by camera or by a typed code. */
export function CheckInPage() {
  const { t } = useTranslation()
  const texts = useKitTexts()
  const { storage, toast } = useHost()
  const cafes = useCafes()
    .filter(({ status }) => status === 'Active')
    .map((cafe) => ({ ...cafe, name: cafeNameOf(cafe, t) }))
  const desk = useDesk(cafes)
  const [result, setResult] = useState<ShownResult>()
  const [isLarge, setLarge] = useState(false)
  const today = desk.checkIns.filter(({ at }) => isSameDay(instantOf(at), new Date()))

  function show(next: ShownResult | undefined) {
    setResult(next)
    setLarge(true)
  }
  function handleScan(text: string) {
    const next = desk.checkIn(text) ?? 'unknown'
    if (!isRepeated(next, result)) show(next)
  }
  function handleTyped(text: string): boolean {
    const next = desk.checkIn(text)
    show(next)
    return next !== undefined
  }
  function handleUndo(undone: CheckIn) {
    const restore = undoCheckIn(storage, undone)
    if (!restore) return
    if (typeof result === 'object' && result.checkIn.id === undone.id) show(undefined)
    toast({
      title: t('checkIn.undone'),
      action: { label: texts.undo, onPress: restore },
    })
  }
  return (
    <PartnerScreen title={t('checkIn.title')}>
      <div className="print:hidden">
        <PartnerHeading title={t('checkIn.title')}>
          <SelectField
            className="w-full sm:ml-auto sm:w-70"
            label={t('checkIn.cafe')}
            value={desk.cafe?.id}
            onChange={({ target }) => {
              desk.chooseCafe(target.value)
              show(undefined)
            }}
          >
            {cafes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </PartnerHeading>
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <CameraPanel onRead={handleScan} />
        <div className="min-w-0">
          <div className="print:hidden">
            <div role="status">
              {result && (
                <CheckInResult
                  key={result === 'unknown' ? result : result.checkIn.id}
                  result={result}
                  large={isLarge}
                  onNext={() => setLarge(false)}
                  onUndo={() => result !== 'unknown' && handleUndo(result.checkIn)}
                />
              )}
            </div>
            <CodeForm onSubmit={handleTyped} />
          </div>
          {desk.cafe && <TodayList cafe={desk.cafe.name} checkIns={today} onUndo={handleUndo} />}
        </div>
      </div>
    </PartnerScreen>
  )
}

/** Returns whether a phone is still in front of the camera. Its next code must not replace the success. */
const isRepeated = (next: ShownResult, shown: ShownResult | undefined): boolean =>
  next !== 'unknown' &&
  next.refusal?.reason === 'already' &&
  typeof shown === 'object' &&
  !shown.refusal &&
  next.checkIn.memberId === shown.checkIn.memberId

/** The desk on this device: its café, its check-ins, and how it checks a code. */
function useDesk(cafes: readonly AdminCafe[]) {
  const { storage } = useHost()
  const chosen = storage.record(deskCafeRecord)
  const chosenId = useRecord(chosen)
  const checkIns = useRecord(storage.record(checkInsRecord))
  const member = { id: useMemberId(), name: useMemberName() }
  const cafe = cafes.find(({ id }) => id === chosenId) ?? cafes[0]
  const isGold = (cafeId: string) =>
    cafes.some(({ id, category }) => id === cafeId && category === 'Gold')

  return {
    cafe,
    chooseCafe: (cafeId: string) => void chosen.write(cafeId),
    checkIns: checkIns.filter(({ cafeId }) => cafeId === cafe?.id),
    /** Returns undefined if the text is not a code. */
    checkIn: (text: string) => cafe && checkIn(text, storage, { cafe, isGold, member }, new Date()),
  }
}
