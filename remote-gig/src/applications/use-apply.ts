import { useMemberName } from '@baithak/domain/use-member-name'
import { useHost, useNavigate } from '@baithak/platform'
import { useSubmitOnce } from '@baithak/ui'
import { useState } from 'react'
import { applicationDatesRecord, createApplicationDate } from '../model/applied-on'
import type { Gig } from '../model/gig'
import { sampleMyGigs } from '../model/my-gigs'
import { useGigTranslations } from '../model/use-gig-translations'
import { paths } from '../paths'
import { appliedState } from './next-steps'
import { submitApplication } from './submit-application'
import { useApplicationTexts } from './use-application-texts'

/** Applies to a gig, shows the result as a toast and navigates to My Gigs. */
export function useApply(gig: Gig) {
  const { t } = useApplicationTexts()
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
      toast({ title: t('apply.sent'), description: t('apply.sentText', { cafe: gig.cafe }) })
      navigate(paths.myGigs.href(), { state: appliedState(gig) })
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
