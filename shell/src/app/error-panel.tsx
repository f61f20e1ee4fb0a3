import unplugged from '@baithak/shared/art/empty-mode-down.svg'
import { Button, EmptyState } from '@baithak/shared/ui'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Stands where a mode could not be shown. Takes the focus only when the visitor has just tried again. */
export function ErrorPanel({ onRetry, focused }: { onRetry: () => void; focused: boolean }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="grid min-h-full place-items-center p-5">
      <title>{`${t('errorPanel.title')} · ${t('welcome.brand')}`}</title>
      <EmptyState
        as="h1"
        wholeScreen
        picture={unplugged}
        title={t('errorPanel.title')}
        text={t('errorPanel.text')}
        action={
          <Button autoFocus={focused} icon={RotateCw} onClick={onRetry}>
            {t('errorPanel.retry')}
          </Button>
        }
      />
    </div>
  )
}
