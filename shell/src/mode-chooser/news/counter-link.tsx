import { ChevronRight, Store } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { partnerModeOf } from '../../modes/registry'
import { useModeLinkProps } from '../../modes/use-disabled-reason'
import { useShell } from '../../services/shell-services'

/** The way to the mode of partners. */
export function CounterLink() {
  const mode = partnerModeOf(useStore(useShell().registry.store))
  return mode ? <LinkToMode mode={mode} /> : null
}

function LinkToMode({ mode }: { mode: string }) {
  const { t } = useTranslation()
  const textId = useId()
  const { sentence, linkProps } = useModeLinkProps(mode, textId)
  return (
    <Link
      to={`/${mode}`}
      className="counter-link flex min-h-[52px] items-center gap-3 rounded-control bg-work-tint px-4 py-1.5 font-heading text-work-deep in-data-[theme=dark]:bg-malai in-data-[theme=dark]:text-ink"
      {...linkProps}
    >
      <Store size={20} />
      <span className="min-w-0 flex-1">
        <span>{t('chooser.counter')}</span>
        {sentence && (
          <span id={textId} className="block text-meta">
            {sentence}
          </span>
        )}
      </span>
      <ChevronRight size={20} />
    </Link>
  )
}
