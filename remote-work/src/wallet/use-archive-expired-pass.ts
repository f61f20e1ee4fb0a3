import { useHost, useTranslation } from '@baithak/platform'
import { useEffect } from 'react'
import type { PassStatus } from '../model/pass/pass-rules'
import { archivePass } from '../model/pass/pass-transactions'

/** Moves an expired pass to the history and notifies the member once. */
export function useArchiveExpiredPass(status: PassStatus) {
  const { t } = useTranslation('work-wallet')
  const { storage, toast } = useHost()
  // The record's own object is stable, so a failed write is not retried on every render.
  const expired = status.state === 'expired' ? status.pass : null
  useEffect(() => {
    if (expired && archivePass(expired, storage))
      toast({
        title: t('passExpired'),
        description: t('passExpiredText'),
        note: true,
      })
  }, [expired, storage, toast, t])
}
