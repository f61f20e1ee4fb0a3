import { useMemberName } from '@baithak/domain/use-member-name'
import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { useSubmitOnce } from '@baithak/ui'
import { useState } from 'react'
import { applicationDatesRecord, createApplicationDate } from '../model/applied-on'
import { type AppliedGigs, appliedGigsRecord, type Gig } from '../model/gig'
import { findGigDate, openDatesOf } from '../model/gig-dates'
import { stageOf } from '../model/gig-stage'
import { sampleMyGigs } from '../model/my-gigs'
import { useGigTranslations } from '../model/use-gig-translations'
import { paths } from '../paths'
import { submitApplication } from './submit-application'
import { useApplicationTexts } from './use-application-texts'

/** The next date of the same gig, for which the artist has not applied. */
function otherDateOf(gig: Gig, today: Date, myGigs: AppliedGigs): string | undefined {
  const sampleGig = findGigDate(String(gig.id), today)?.sampleGig
  const dates = sampleGig ? openDatesOf(sampleGig, today) : []
  return dates.find(({ id }) => !stageOf(id, myGigs))?.id
}

/** Applies to a gig, shows the result as a toast and navigates to My Gigs. */
export function useApply(gig: Gig) {
  const { t } = useApplicationTexts()
  const { t: tGig } = useTranslation('gig')
  const { storage, toast } = useHost()
  const { toGig } = useGigTranslations()
  const memberName = useMemberName()
  const navigate = useNavigate()
  const [isLimitOpen, setLimitOpen] = useState(false)

  const submit = useSubmitOnce(() => {
    const today = new Date()
    const samples = sampleMyGigs(today, toGig)
    const result = submitApplication(storage, { gig, today, samples, memberName })
    if (result.ok) {
      storage
        .record(applicationDatesRecord)
        .write((dates) => [...dates, createApplicationDate(gig, today)])
      const other = otherDateOf(gig, today, storage.record(appliedGigsRecord).getState())
      toast({
        title: t('apply.sent'),
        description: t('apply.sentText', { cafe: gig.cafe }),
        ...(other && {
          action: {
            label: tGig('gig.moreDates'),
            onPress: () => navigate(paths.gig.href({ id: other })),
          },
        }),
      })
      navigate(paths.myGigs.href())
    } else if (result.reason === 'weekly-limit') {
      toast({ title: t('limit.title'), description: t('limit.text'), destructive: true })
      setLimitOpen(true)
    } else if (result.reason === 'already-applied') {
      toast({
        title: t('apply.alreadyTitle'),
        description: t('apply.already'),
        destructive: true,
      })
    }
    return result.ok
  })

  return { submit, isLimitOpen, setLimitOpen }
}
