import type { Backup } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { Button, Sheet, type SheetControl } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { useState } from 'react'
import { planRestore } from './plan-restore'
import { groups } from './restored-records'

interface RestoreSheetProps extends SheetControl {
  backup: Backup
  onConfirm(changes: Record<string, string>): void
}

const counted = ['added', 'changed', 'kept'] as const

/** What restoring a copy changes on this device, before it does. */
export function RestoreSheet({ backup, onConfirm, ...sheet }: RestoreSheetProps) {
  const { t, i18n } = useTranslation('work-backup')
  const { storage } = useHost()
  const plan = () => planRestore(storage.readTexts(), backup)
  const [{ changes, counts, refused, hasUnknown }] = useState(plan)
  const isEmpty = Object.keys(changes).length === 0
  const namesOf = (list: typeof refused) => list.map((group) => t(`groups.${group}`)).join(', ')
  return (
    <Sheet
      {...sheet}
      title={t('preview.title')}
      description={t('preview.savedAt', { date: formatDate(backup.savedAt, i18n.language) })}
      closeLabel={t('preview.close')}
      footer={
        <>
          <Button variant="secondary" onClick={sheet.onClose}>
            {t(isEmpty ? 'preview.close' : 'preview.cancel')}
          </Button>
          {!isEmpty && (
            // Planned again: another tab may have changed something meanwhile.
            <Button onClick={() => onConfirm(plan().changes)}>{t('preview.confirm')}</Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3 pb-2">
        {isEmpty && <p>{t('preview.nothing')}</p>}
        <dl className="divide-y divide-rule">
          {groups.map((group) => {
            const count = counts[group]
            return (
              count && (
                <div key={group} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                  <dt className="font-title">{t(`groups.${group}`)}</dt>
                  <dd className="text-ink-2 tabular-nums">
                    {counted
                      .filter((kind) => count[kind] > 0)
                      .map((kind) => t(`preview.${kind}`, { count: count[kind] }))
                      .join(' · ')}
                  </dd>
                </div>
              )
            )
          })}
        </dl>
        {refused.length > 0 && (
          <p className="text-body-2 text-bad">
            {t('preview.refused', { groups: namesOf(refused) })}
          </p>
        )}
        {hasUnknown && <p className="text-body-2 text-ink-2">{t('preview.unknown')}</p>}
      </div>
    </Sheet>
  )
}
