import { brandIn } from '@baithak/contract'
import { Button, EmptyState } from '@baithak/ui'
import unplugged from '@baithak/ui/art/empty-mode-down.svg'
import { RotateCw } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ErrorPanelProps {
  disabledReason?: string | undefined
  onShown?: (() => void) | undefined
}

/** Reloads the page, because it never requests a failed module again. An offline page stays: a reload could lose it. */
const reload = () => {
  if (navigator.onLine) location.reload()
}

export function ErrorPanel({ disabledReason, onShown }: ErrorPanelProps) {
  const { t, i18n } = useTranslation()
  const [needsNetwork] = useState(!navigator.onLine)
  useLayoutEffect(() => onShown?.(), [onShown])
  const [title, text] = disabledReason
    ? [t('errorPanel.disabled'), disabledReason]
    : needsNetwork
      ? [t('errorPanel.needsNetwork.title'), t('errorPanel.needsNetwork.text')]
      : [t('errorPanel.title'), t('errorPanel.text')]
  return (
    <div role="alert" className="grid min-h-full grid-cols-1 items-center py-5">
      <title>{`${title} · ${brandIn(i18n.language)}`}</title>
      <EmptyState
        as="h1"
        fullScreen
        image={unplugged}
        title={title}
        text={text}
        action={
          <Button icon={RotateCw} onClick={reload}>
            {t('errorPanel.retry')}
          </Button>
        }
      />
    </div>
  )
}
