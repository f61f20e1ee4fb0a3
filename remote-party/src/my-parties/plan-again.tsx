import { clockTimeOf } from '@baithak/domain/indian-time'
import { sampleIdOf } from '@baithak/domain/sample-names'
import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { Button, useKitTexts } from '@baithak/ui'
import { CalendarPlus } from 'lucide-react'
import { addOns, packages } from '../model/offers'
import { type PartyDraft, partyDraftRecord } from '../model/party-draft'
import type { PartyEnquiry } from '../model/party-enquiry'
import { paths } from '../paths'
import { venueById } from '../samples/sample-venues'

/** Opens the wizard with a copy of this party, without its date. Undo brings back the plan that was begun before. */
export function PlanAgain({ enquiry, className }: { enquiry: PartyEnquiry; className: string }) {
  const { t } = useTranslation()
  const texts = useKitTexts()
  const { storage, toast } = useHost()
  const navigate = useNavigate()
  const record = storage.record(partyDraftRecord)

  function plan() {
    const before = record.getState()
    if (!record.write(draftLike(enquiry)).ok) return
    navigate(paths.create.path)
    if (JSON.stringify(before) !== JSON.stringify(partyDraftRecord.fallback))
      toast({
        title: t('cancel.planReplaced'),
        action: { label: texts.undo, onPress: () => record.write(before) },
      })
  }
  return (
    <Button variant="tonal" size="md" icon={CalendarPlus} className={className} onClick={plan}>
      {t('cancel.planAgain')}
    </Button>
  )
}

const timeFieldValue = (time: string, missing: string): string => {
  const { hour, minute } = clockTimeOf(time) ?? {}
  return hour === undefined
    ? missing
    : [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The plan of another party: the same venue, order and hours, without a date. */
export function draftLike(enquiry: PartyEnquiry): PartyDraft {
  const { fallback } = partyDraftRecord
  const addOnNames = new Set(enquiry.addOns.map(({ name }) => name))
  return {
    ...fallback,
    venueId: venueById(sampleIdOf(enquiry.venueName))?.id ?? fallback.venueId,
    timeFrom: timeFieldValue(enquiry.timeFrom, fallback.timeFrom),
    timeTo: timeFieldValue(enquiry.timeTo, fallback.timeTo),
    guests: Math.max(1, Math.round(enquiry.guests)),
    type: enquiry.type,
    package: packages.find(({ name }) => name === enquiry.package)?.id ?? fallback.package,
    addOns: addOns.filter(({ name }) => addOnNames.has(name)).map(({ id }) => id),
  }
}
