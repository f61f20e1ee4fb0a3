import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { useSubmitOnce } from '@baithak/ui'
import { paths } from '../paths'
import { submitApplication, withdrawApplication } from './applications'
import type { Gig } from './gig'

/** Returns how to apply to a gig, which leads to My Gigs, and whether that was done. */
export function useApply(gig: Gig, onLimit?: () => void) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const memberName = useMemberName()
  const navigate = useNavigate()
  return useSubmitOnce(() => {
    const result = submitApplication(storage, { gig, today: new Date(), memberName })
    if (result.ok) {
      toast({
        title: t('applications.apply.sent'),
        description: t('applications.apply.sentText', { cafe: gig.cafe }),
      })
      navigate(paths.myGigs.href())
    } else if (result.reason === 'weekly-limit') {
      toast({
        title: t('applications.limit.title'),
        description: t('applications.limit.text'),
        destructive: true,
      })
      onLimit?.()
    }
    return result.ok
  })
}

/** Returns how to withdraw the application for a gig. The toast can undo it. */
export function useWithdraw(gig: Gig, onWithdrawn: () => void) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  return () => {
    const undo = withdrawApplication(storage, gig, new Date())
    if (!undo) return
    onWithdrawn()
    toast({
      title: t('applications.withdraw.done'),
      description: gig.title,
      action: { label: t('applications.answer.undo'), onPress: undo },
    })
  }
}
