import { useNavigate, useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { type Gig, useMemberName } from '@baithak/shared/storage'
import { useRef, useState } from 'react'
import { sampleGigs } from '../model/my-gigs'
import { useGigWords } from '../model/use-gig-translations'
import { paths } from '../paths'
import { submitApplication } from './submit-application'

/** Applying to a gig, with all that it says and where it leads. */
export function useApply(gig: Gig) {
  const { t } = useTranslation('gig')
  const { storage, toast } = useHost()
  const { gigOf } = useGigWords()
  const memberName = useMemberName()
  const navigate = useNavigate()
  const [limitShown, showLimit] = useState(false)
  // The second tap of a double tap comes before this screen has gone.
  const sent = useRef(false)

  function send() {
    if (sent.current) return
    const today = new Date()
    const samples = sampleGigs(today, gigOf)
    const application = submitApplication(storage, { gig, today, samples, memberName })
    if (application.ok) {
      sent.current = true
      toast({ title: t('apply.sent'), description: t('apply.sentText', { cafe: gig.cafe }) })
      navigate(paths.myGigs.href())
    } else if (application.reason === 'weekly-limit') {
      toast({ title: t('limit.title'), description: t('limit.text'), destructive: true })
      showLimit(true)
    } else if (application.reason === 'already-applied') {
      toast({
        title: t('apply.alreadyTitle'),
        description: t('apply.already'),
        destructive: true,
      })
    }
  }

  return { send, limitShown, showLimit }
}
