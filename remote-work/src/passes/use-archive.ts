import { useHost, useTranslation } from '@baithak/platform'
import { useEffect } from 'react'
import { archivePass } from './pass-changes'
import type { PassStanding } from './pass-rules'

/** Moves a pass that has expired into the history and tells the member, once. */
export function useArchive(standing: PassStanding) {
  const { t } = useTranslation('work')
  const { storage, toast } = useHost()
  // The record's own object: a refused write must not be tried again at every render.
  const expired = standing.state === 'expired' ? standing.pass : null
  useEffect(() => {
    if (expired && archivePass(expired, storage))
      toast({
        title: t('wallet.passExpired'),
        description: t('wallet.passExpiredText'),
        note: true,
      })
  }, [expired, storage, toast, t])
}
