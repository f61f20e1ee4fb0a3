import {
  type CheckIn,
  checkInsRecord,
  hopCheckInsRecord,
  type Id,
  randomCode,
  sameId,
} from '@baithak/domain'
import { parseCode } from '@baithak/domain/check-in'
import { instantOf } from '@baithak/domain/indian-time'
import { type AppStorage, transact } from '@baithak/storage'
import { type CodeValidation, type Desk, validateCode } from './validate-code'

type DeskStorage = Pick<AppStorage, 'record' | 'saveSnapshot'>

const idLength = 12

/**
 * Accepts or refuses a code, and stores the check-in of an accepted one. Undefined if the text is not a code. The rules
 * run on what is stored now, because another desk may have accepted the same code.
 */
export function checkIn(
  text: string,
  storage: DeskStorage,
  desk: Omit<Desk, 'checkIns' | 'stops'>,
  now: Date,
): CodeValidation | undefined {
  const code = parseCode(text, now)
  if (!code) return undefined
  const stops = code.hop && storage.record(hopCheckInsRecord(code.hop.bookingId))
  const checkIns = storage.record(checkInsRecord).refresh()
  const validation = validateCode(
    code,
    { ...desk, checkIns, stops: stops?.refresh() ?? [] },
    { now, checkInId: randomCode(idLength, Math.random) },
  )
  const { refusal, checkIn: accepted } = validation
  if (refusal) return validation
  const isSaved = writeBoth(
    storage,
    accepted,
    (all) => [accepted, ...all],
    (before) => [...before, desk.cafe.id],
  )
  return isSaved ? validation : { ...validation, refusal: { reason: 'notStored', date: null } }
}

/** Removes a check-in and the stop of its Hopping Pass. Returns how to bring it back; undefined if nothing changed. */
export function undoCheckIn(storage: DeskStorage, checkIn: CheckIn): (() => void) | undefined {
  const isStored = storage
    .record(checkInsRecord)
    .refresh()
    .some(({ id }) => id === checkIn.id)
  const isUndone =
    isStored &&
    writeBoth(
      storage,
      checkIn,
      (all) => all.filter(({ id }) => id !== checkIn.id),
      (stops) => stops.filter((id) => !sameId(id, checkIn.cafeId)),
    )
  if (!isUndone) return undefined
  const getTime = ({ at }: CheckIn) => instantOf(at).getTime()
  return () =>
    void writeBoth(
      storage,
      checkIn,
      (all) => [checkIn, ...all].sort((one, other) => getTime(other) - getTime(one)),
      (stops) => [...stops, checkIn.cafeId],
    )
}

/** Changes the check-ins, and the stops of a Hopping Pass with them. Returns whether both were saved. */
function writeBoth(
  storage: DeskStorage,
  { bookingId }: CheckIn,
  changeCheckIns: (all: CheckIn[]) => CheckIn[],
  changeStops: (stops: Id[]) => Id[],
): boolean {
  const checkIns = storage.record(checkInsRecord)
  const { ok } =
    bookingId === undefined
      ? checkIns.write(changeCheckIns)
      : transact([checkIns, storage.record(hopCheckInsRecord(bookingId))], ([all, stops]) => [
          changeCheckIns(all),
          changeStops(stops),
        ])
  if (ok) storage.saveSnapshot()
  return ok
}
