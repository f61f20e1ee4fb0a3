import { useHost, useTranslation } from '@baithak/platform'
import { offerFile } from '@baithak/shared/sharing'
import { Button } from '@baithak/shared/ui'
import { createBackup } from '../model/create-backup'

/** For members whose browser will delete the pass: a copy of it, where the shell can make one. */
export function EvictionNote() {
  const { t } = useTranslation('work-wallet')
  const { storage, toast } = useHost()
  const { readTexts } = storage
  if (!readTexts) return null
  async function save() {
    const outcome = await offerFile(createBackup(readTexts?.() ?? {}, new Date()))
    if (outcome !== 'dismissed') toast({ title: t('eviction.done') })
  }
  return (
    <div className="flex flex-col items-start gap-2 py-1">
      <p className="text-meta text-ink-2">{t('eviction.text')}</p>
      <Button size="md" variant="secondary" onClick={() => void save()}>
        {t('eviction.action')}
      </Button>
    </div>
  )
}
