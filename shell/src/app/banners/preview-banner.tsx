import { inLanguage } from '@baithak/contract'
import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand/react'
import { parsePreviewRequest } from '../../modes/load-previews'
import { leavePreview, readPreviewRequest } from '../../modes/preview'
import { cardOf } from '../../modes/registry'
import { useShell } from '../../services/shell-services'

export function PreviewBanner() {
  const { t, i18n } = useTranslation()
  const { registry } = useShell()
  const releases = new Map(
    Object.entries({ ...useStore(registry.store), ...useStore(registry.active) }),
  )
  return parsePreviewRequest(readPreviewRequest()).map(({ id, release }) => {
    const used = releases.get(id)
    const card = cardOf(used)
    const name = card ? inLanguage(card.name, i18n.language) : id
    const isMissing = used && used.channel !== 'preview'
    return (
      <p key={id} className="flex items-center justify-between gap-3 px-5 text-meta">
        <FlaskConical size={18} className="shrink-0" />
        <span className="mr-auto wrap-anywhere">
          {t(isMissing ? 'preview.missing' : 'preview.banner', { mode: name, release })}
        </span>
        <button
          type="button"
          onClick={leavePreview}
          className="min-h-11 shrink-0 font-title text-lamp"
        >
          {t('preview.leave')}
        </button>
      </p>
    )
  })
}
