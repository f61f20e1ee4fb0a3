import { useTranslation } from '@baithak/platform'
import { Button, Sheet, type SheetControl } from '@baithak/ui'
import { useHoppingTexts } from './use-hopping-texts'

interface EarlyCheckInSheetProps extends SheetControl {
  /** Names of the route and its day. */
  route: string
  date: string
  onConfirm: () => void
}

/** Asks before a stop is stamped on a day before the route's. */
export function EarlyCheckInSheet(props: EarlyCheckInSheetProps) {
  const { route, date, onConfirm, ...sheet } = props
  const { t } = useHoppingTexts()
  const { t: tParty } = useTranslation('party')
  return (
    <Sheet
      {...sheet}
      title={t('pass.early.title')}
      description={t('pass.early.text', { route, date })}
      closeLabel={tParty('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={sheet.onClose}>
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
