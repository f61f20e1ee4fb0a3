import './mode-chooser.css'
import { brandIn, type ModeCard } from '@baithak/contract'
import { partnerRole, userDataRecord } from '@baithak/domain'
import { Wordmark } from '@baithak/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand/react'
import { version } from '../../package.json'
import { LanguageButton } from '../languages/language-button'
import { ErrorPanel } from '../modes/error-panel'
import { audienceOf, cardOf } from '../modes/registry'
import type { Registry } from '../services/shell-services'
import { useShell } from '../services/shell-services'
import { CounterLink } from './news/counter-link'
import { Signboard } from './signboard'

/** The modes of members that have a card: the role's own one first, then as the cards say. */
const memberCards = (registry: Registry, role: string | null | undefined) =>
  Object.entries(registry)
    .flatMap(([id, entry]) => {
      const card = cardOf(entry)
      return card && audienceOf(entry.manifest) === 'member' ? [{ id, card }] : []
    })
    .toSorted((one, other) => rank(one.card, role) - rank(other.card, role))

const rank = ({ featuredForRole, order = Infinity }: ModeCard, role: string | null | undefined) =>
  featuredForRole !== undefined && featuredForRole === role ? 0 : order

/** The home screen: a signboard for each mode, hung from the one above. */
export function ModeChooser() {
  const { t, i18n } = useTranslation()
  const shell = useShell()
  const registry = useStore(shell.registry.store)
  const { role } = shell.storage.record(userDataRecord).getState()
  const isPartner = role === partnerRole
  useEffect(() => shell.registry.prefetch(), [shell])
  const cards = memberCards(registry, role)
  if (cards.length === 0) return <ErrorPanel needsNetwork={!navigator.onLine} />
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
          <div data-role={partnerRole} hidden={!isPartner} className="min-h-15 w-3/5 grow pt-2">
            <CounterLink />
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
