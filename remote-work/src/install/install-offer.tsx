import { useHost, useTranslation } from '@baithak/platform'
import { type RecordDefinition, useRecord } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { Button } from '@baithak/ui'
import { installMethodOf } from '../model/installation'

type InstallOfferStatus = 'none' | 'due' | 'shown'

/** `shown` once the member has answered; earlier releases wrote `due` too. */
export const installOfferItem: RecordDefinition<InstallOfferStatus> = {
  key: 'draft:install-offer',
  schema: v.picklist(['none', 'due', 'shown']),
  fallback: 'none',
  isSilent: true,
}

/** Offers to install the app, until the member has answered: by the browser's dialog or, on an iPhone, by hand. */
export function InstallOffer() {
  const { t } = useTranslation('work')
  const host = useHost()
  const status = host.storage.record(installOfferItem)
  const isAnswered = useRecord(status) === 'shown'
  const { install } = host.appInfo()
  const method = installMethodOf(install !== undefined)
  if (isAnswered || !method) return null
  const answer = () => status.write('shown')
  return (
    <aside className="rounded-panel bg-brass-tint px-4 py-3">
      <h2 className="text-body font-title">{t('wallet.install.title')}</h2>
      <p className="text-meta text-ink-2">{t(`wallet.install.${method}`)}</p>
      <div className="flex flex-wrap gap-2 pt-2">
        {install && (
          <Button
            size="md"
            onClick={() => {
              void install()
              answer()
            }}
          >
            {t('wallet.install.action')}
          </Button>
        )}
        <Button size="md" variant="secondary" onClick={answer}>
          {t(install ? 'wallet.install.notNow' : 'wallet.install.understood')}
        </Button>
      </div>
    </aside>
  )
}
