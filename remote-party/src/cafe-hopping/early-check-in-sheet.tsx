import { useTranslation } from '@baithak/platform'
import { Button, Sheet } from '@baithak/ui'
import { useHoppingTexts } from './use-hopping-texts'

interface EarlyCheckInSheetProps {
  open: boolean
  opener: HTMLElement | null
  /** Names of the route and its day. */
  route: string
  date: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a stop is stamped on a day before the route's. */
export function EarlyCheckInSheet({
  open,
  opener,
  route,
  date,
  onConfirm,
  onClose,
}: EarlyCheckInSheetProps) {
  const { t } = useHoppingTexts()
  const { t: tParty } = useTranslation('party')
  return (
    <Sheet
      open={open}
      opener={opener}
      onOpenChange={onClose}
      title={t('pass.early.title')}
      description={t('pass.early.text', { route, date })}
      closeLabel={tParty('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('pass.early.cancel')}
          </Button>
          <Button className="grow-2" onClick={onConfirm}>
            {t('pass.early.confirm')}
          </Button>
        </>
      }
    />
  )
}
