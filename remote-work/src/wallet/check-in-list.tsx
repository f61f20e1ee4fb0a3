import { addDays, instantOf } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { LongList } from '@baithak/ui'
import { formatDate, formatTime } from '@baithak/ui/format'
import { CafeImage } from '../components/cafe-parts'
import { PictureRow, rowProps } from '../components/picture-row'
import { findCafe } from '../model/cafe'
import { useCheckIns } from '../model/check-ins'
import { useCafes, useLabelCafe } from '../model/use-cafes'
import { sampleCheckIns } from '../samples/member'

/** The member's check-ins, the latest first; samples until there is one. */
export function CheckInList() {
  const { t, i18n } = useTranslation()
  const labelCafe = useLabelCafe()
  const cafes = useCafes()
  const { checkIns, areSamples } = useCheckIns()
  const own = checkIns
    .map(({ id, cafeId, cafe, at }) => ({
      id,
      cafeId,
      storedName: cafe,
      date: instantOf(at),
      text: formatTime(at),
    }))
    .sort((one, other) => Number(other.date) - Number(one.date))
  const samples = sampleCheckIns.map(({ cafeId, daysAgo, minutes }) => ({
    id: `${cafeId}-${daysAgo}`,
    cafeId,
    storedName: '',
    date: addDays(new Date(), -daysAgo),
    text: t('wallet.stay', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
  }))
  const rows = areSamples ? samples : own
  const note = areSamples ? 'wallet.sampleNote' : 'wallet.noCheckIns'
  return (
    <>
      {(areSamples || rows.length === 0) && <p className="pt-3 text-meta text-ink-2">{t(note)}</p>}
      <LongList rows={rows} keyOf={({ id }) => id} rowProps={rowProps}>
        {({ cafeId, storedName, date, text }) => {
          // Undefined for one that has left the network.
          const cafe = findCafe(cafeId, cafes)
          return (
            <PictureRow
              picture={
                <CafeImage image={cafe?.images[0]} className="size-12 shrink-0 rounded-chip" />
              }
              title={
                <p className="text-body font-title">{cafe ? labelCafe(cafe).name : storedName}</p>
              }
              lines={[formatDate(date, i18n.language)]}
            >
              <p className="text-meta text-ink-2 tabular">{text}</p>
            </PictureRow>
          )
        }}
      </LongList>
    </>
  )
}
