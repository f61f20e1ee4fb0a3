import './mode-chooser.css'
import { brandIn, type ModeCard } from '@baithak/contract'
import { partnerRole, userDataRecord } from '@baithak/domain'
import { Wordmark } from '@baithak/ui'
import { ChevronRight, Store } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { version } from '../../package.json'
import { LanguageButton } from '../languages/language-button'
import { ErrorPanel } from '../modes/error-panel'
import { audienceOf, cardOf, partnerModeOf } from '../modes/registry'
import { useModeLinkProps } from '../modes/use-disabled-reason'
import { type Registry, useShell } from '../services/shell-services'
import { Signboard } from './signboard'

/** Returns the cards of the modes of members, the featured one of the role first. */
const memberCards = (registry: Registry, role: string | null | undefined) =>
  Object.entries(registry)
    .flatMap(([id, entry]) => {
      const card = cardOf(entry)
      return card && audienceOf(entry.manifest) === 'member' ? [{ id, card }] : []
    })
    .toSorted((a, b) => rank(a.card, role) - rank(b.card, role))

const rank = ({ featuredForRole, order = Infinity }: ModeCard, role: string | null | undefined) =>
  featuredForRole !== undefined && featuredForRole === role ? 0 : order

export function ModeChooser() {
  const { t, i18n } = useTranslation()
  const shell = useShell()
  const registry = useStore(shell.registry.store)
  const { role } = shell.storage.record(userDataRecord).getState()
  const partnerMode = partnerModeOf(registry)
  useEffect(() => shell.registry.prefetch(), [shell])
  const cards = memberCards(registry, role)
  if (cards.length === 0) return <ErrorPanel />
  return (
    <div className="flex min-h-full flex-col bg-milk">
      <title>{`${t('chooser.title')} · ${brandIn(i18n.language)}`}</title>
      <header className="relative z-10 border-b-3 border-ink bg-milk px-5 pt-[calc(14px+env(safe-area-inset-top))] pb-3">
        <div className="flex flex-wrap items-center justify-end">
          <Wordmark label={t('welcome.brand')} className="mr-auto" />
          <LanguageButton />
        </div>
        <div className="flex flex-wrap items-center justify-end">
          <h1 className="mt-1.5 grow font-display text-display-3 text-balance">
            {t('chooser.title')}
          </h1>
          <div
            data-role={partnerRole}
            hidden={role !== partnerRole}
            className="min-h-15 w-3/5 grow pt-2"
          >
            {partnerMode && <CounterLink mode={partnerMode} />}
          </div>
        </div>
      </header>
      <ul className="signboards px-5">
        {cards.map(({ id, card }) => (
          <Signboard key={id} mode={id} card={card} />
        ))}
      </ul>
      <footer className="mt-auto py-2 text-center text-caption text-ink-3">
        {t('chooser.version', { version })}
      </footer>
    </div>
  )
}

function CounterLink({ mode }: { mode: string }) {
  const { t } = useTranslation()
  const reasonId = useId()
  const { reason, linkProps } = useModeLinkProps(mode, reasonId)
  return (
    <Link
      to={`/${mode}`}
      className="counter-link flex min-h-[52px] items-center gap-3 rounded-control bg-work-tint px-4 py-1.5 font-heading text-work-deep in-data-[theme=dark]:bg-malai in-data-[theme=dark]:text-ink"
      {...linkProps}
    >
      <Store size={20} />
      <span className="min-w-0 flex-1">
        <span>{t('chooser.counter')}</span>
        {reason && (
          <span id={reasonId} className="block text-meta">
            {reason}
          </span>
        )}
      </span>
      <ChevronRight size={20} />
    </Link>
  )
}
