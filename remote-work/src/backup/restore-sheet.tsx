import { useHost, useTranslation } from '@baithak/platform'
import { Button, Sheet, type SheetControl } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { planRestore, type RestorePlan, type RestoreSource } from './plan-restore'

interface RestoreSheetProps extends SheetControl {
  backup: RestoreSource
  plan: RestorePlan
  onConfirm(changes: RestorePlan['changes']): void
}

/** Whose copy it is and what it replaces on this device, before it does. */
export function RestoreSheet({ backup, plan, onConfirm, ...sheet }: RestoreSheetProps) {
  const { t, i18n } = useTranslation('work')
  const { storage } = useHost()
  const { name, changed, refused, hasUnknown } = plan
  const isEmpty = changed.length === 0
  const date = formatDate(backup.savedAt, i18n.language)
  const namesOf = (list: typeof refused) =>
    list.map((group) => t(`backup.groups.${group}`)).join(', ')
  return (
    <Sheet
      {...sheet}
      title={t('backup.preview.title')}
      description={[
        name && t('backup.preview.of', { name }),
        date && t('backup.preview.savedAt', { date }),
      ]
        .filter(Boolean)
        .join(' ')}
      closeLabel={t('backup.preview.close')}
      footer={
        <>
          <Button variant="secondary" onClick={sheet.onClose}>
            {t(isEmpty ? 'backup.preview.close' : 'backup.preview.cancel')}
          </Button>
          {!isEmpty && (
            // Planned again: another tab may have changed something meanwhile.
            <Button onClick={() => onConfirm(planRestore(storage.readTexts(), backup).changes)}>
              {t('backup.preview.confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3 pb-2">
        <p>
          {isEmpty
            ? t('backup.preview.nothing')
            : t('backup.preview.replaces', { groups: namesOf(changed) })}
        </p>
        {!isEmpty && <p className="text-body-2 text-ink-2">{t('backup.preview.stays')}</p>}
        {refused.length > 0 && (
          <p className="text-body-2 text-bad">
            {t('backup.preview.refused', { groups: namesOf(refused) })}
          </p>
        )}
        {hasUnknown && <p className="text-body-2 text-ink-2">{t('backup.preview.unknown')}</p>}
      </div>
    </Sheet>
  )
}
