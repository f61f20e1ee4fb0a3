import { type CheckIn, checkInsRecord, uniqueIds } from '@baithak/domain'
import { guestId, useMemberId } from '@baithak/domain/check-in'
import { instantOf, isSameDay } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { SelectField } from '@baithak/ui'
import { formatTime } from '@baithak/ui/format'
import { useState } from 'react'
import { type AdminCafe, cafeNameOf, deskCafeRecord } from '../model/admin-cafe'
import { useCafes } from '../model/use-cafes'
import { PartnerHeading, PartnerScreen } from '../partner-screen'
import { CameraPanel } from './camera-panel'
import { checkIn } from './check-in'
import {
  CheckInResult,
  CounterBar,
  passLabels,
  ResultBoard,
  type ShownResult,
} from './check-in-result'
import { CodeForm } from './code-form'

/** Checks members in at a café's counter, by camera or by a typed code. */
export function CheckInPage() {
  const { t } = useTranslation('admin')
  const cafes = useCafes()
    .filter(({ status }) => status === 'Active')
    .map((cafe) => ({ ...cafe, name: cafeNameOf(cafe, t) }))
  const desk = useDesk(cafes)
  const [result, setResult] = useState<ShownResult>()
  /** The number of the result that covers the screen; 0 for none. */
  const [board, setBoard] = useState(0)
  const today = desk.checkIns.filter(({ at }) => isSameDay(instantOf(at), new Date()))
  const counter = { cafe: desk.cafe?.name ?? '', count: today.length }

  function show(next: ShownResult | undefined) {
    setResult(next)
    setBoard((last) => (next ? last + 1 : 0))
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

  return (
    <PartnerScreen title={t('checkIn.title')}>
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
      <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <CameraPanel onRead={handleScan} bar={<CounterBar {...counter} />} />
        <div className="min-w-0">
          <div role="status" className={result && 'mb-6'}>
            {result && <CheckInResult result={result} />}
          </div>
          <CodeForm onSubmit={handleTyped} />
          {desk.cafe && <TodayList cafe={desk.cafe.name} checkIns={today} />}
        </div>
      </div>
      {result && board > 0 && (
        <ResultBoard key={board} result={result} {...counter} onNext={() => setBoard(0)} />
      )}
    </PartnerScreen>
  )
}

/** A phone that stays in front of the camera shows its next code, which must not replace the success. */
const isRepeated = (next: ShownResult, shown: ShownResult | undefined): boolean =>
  next !== 'unknown' &&
  next.refusal?.reason === 'already' &&
  typeof shown === 'object' &&
  !shown.refusal &&
  next.checkIn.memberId === shown.checkIn.memberId

/** The desk of a café on this device: where it is, and what it does with a code. */
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
    /** undefined for a text that is no code. */
    checkIn: (text: string) => cafe && checkIn(text, storage, { cafe, isGold, member }, new Date()),
  }
}

/** Only the newest check-ins matter at a desk. */
const maxRows = 20

/** Today's check-ins at one café. */
function TodayList({ cafe, checkIns }: { cafe: string; checkIns: readonly CheckIn[] }) {
  const { t } = useTranslation('admin')
  const keys = uniqueIds(checkIns.map(({ id }) => id))
  return (
    <section aria-labelledby="desk-today" className="mt-8">
      <h2 id="desk-today" className="text-h2 wrap-anywhere">
        {t('checkIn.today.title', { cafe })}
      </h2>
      <p className="tabular mt-1 text-meta text-ink-2">
        {checkIns.length > 0
          ? t('checkIn.today.count', { count: checkIns.length })
          : t('checkIn.today.none')}
      </p>
      <ul className="mt-2 divide-y divide-rule">
        {checkIns.slice(0, maxRows).map(({ at, name, memberId, passId }, index) => (
          <li key={keys[index]} className="flex flex-wrap items-center gap-x-4 py-2.5 text-body">
            <span className="tabular text-meta text-ink-2">{formatTime(at)}</span>
            <span translate={name ? 'no' : undefined} className="min-w-0 flex-1 wrap-anywhere">
              {name || t(memberId === guestId ? 'checkIn.member.guest' : 'checkIn.member.unnamed')}
            </span>
            <span className="text-meta text-ink-2">{t(passLabels[passId ?? 'hop'])}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
