import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { useEffect } from 'react'
import type { PassStatus } from '../model/pass/pass-rules'
import { archivePass } from '../model/pass/pass-transactions'

/** Moves a pass that has expired into the history and tells the member, once. */
export function useArchiveExpiredPass(status: PassStatus) {
  const { t } = useTranslation('work')
  const { storage, toast } = useHost()
  // The record's own object: a refused write must not be tried again at every render.
  const expired = status.state === 'expired' ? status.pass : null
  useEffect(() => {
    if (expired && archivePass(expired, storage))
      toast({
        title: t('wallet.passExpired'),
        description: t('wallet.passExpiredText'),
        note: true,
      })
  }, [expired, storage, toast, t])
}
