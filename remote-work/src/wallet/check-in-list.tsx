import { addDays, instantOf } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { LongList } from '@baithak/ui'
import { formatDate, formatTime } from '@baithak/ui/format'
import { Store } from 'lucide-react'
import { CafeImage } from '../components/cafe-parts'
import { PictureRow, rowProps } from '../components/picture-row'
import { findCafe } from '../model/cafe'
import { useCafes, useLabelCafe } from '../model/use-cafes'
import { useCheckIns, useSampleCheckIns } from '../model/use-check-ins'
import { sampleCheckIns } from '../samples/check-ins'

/** The member's check-ins at the café desks, the latest first; samples until there is one. */
export function CheckInList() {
  const { t, i18n } = useTranslation()
  const labelCafe = useLabelCafe()
  const cafes = useCafes()
  const own = useCheckIns()
    .map(({ id, cafeId, cafe, at }) => ({
      id,
      cafeId,
      storedName: cafe,
      date: instantOf(at),
      text: formatTime(at),
    }))
    .sort((one, other) => Number(other.date) - Number(one.date))
  const isSample = useSampleCheckIns()
  const samples = sampleCheckIns.map(({ cafeId, daysAgo, minutes }) => ({
    id: `${cafeId}-${daysAgo}`,
    cafeId,
    storedName: '',
    date: addDays(new Date(), -daysAgo),
    text: t('wallet.stay', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
  }))
  return (
    <>
      {isSample && <p className="pt-3 text-meta text-ink-2">{t('wallet.sampleNote')}</p>}
      {!isSample && own.length === 0 && (
        <p className="py-4 text-body-2 text-ink-2">{t('wallet.noCheckIns')}</p>
      )}
      <LongList rows={isSample ? samples : own} keyOf={({ id }) => id} rowProps={rowProps}>
        {({ cafeId, storedName, date, text }) => {
          // Undefined for one that is no longer in the network.
          const cafe = findCafe(cafeId, cafes)
          return (
            <PictureRow
              picture={
                cafe?.image ? (
                  <CafeImage image={cafe.image} className="size-12 shrink-0 rounded-chip" />
                ) : (
                  <span
                    aria-hidden
                    className="grid size-12 shrink-0 place-items-center rounded-chip bg-malai"
                  >
                    <Store size={20} />
                  </span>
                )
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
