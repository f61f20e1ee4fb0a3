import './mode-chooser.css'
import 'virtual:built-in-cards.css'
import { builtInCards } from 'virtual:built-in-cards'
import { brandIn } from '@baithak/contract'
import { defaultMode } from '@baithak/contract/modes'
import { partnerRole, userDataRecord } from '@baithak/domain'
import { Wordmark } from '@baithak/ui'
import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand/react'
import { version } from '../../package.json'
import { removeScreenPicture } from '../first-frame/screen-picture'
import { LanguageButton } from '../languages/language-button'
import { idleComponent } from '../loading/idle-component'
import { loadOutlet } from '../modes/lazy-mode-outlet'
import { prefetchWhenIdle } from '../modes/prefetch-when-idle'
import { audienceOf } from '../registry/audience-of'
import { type Card, cardOf } from '../registry/card-of'
import type { Registry } from '../registry/registry'
import { useShell } from '../services/shell-services'
import { Signboard } from './signboard'

const useCounterLink = idleComponent(async () => (await import('./news/news')).CounterLink)

/** The modes of members that have a card: the role's own one first, then those of the prerendered screen. */
const memberCards = (registry: Registry, role: string | null | undefined) =>
  [...new Set([...builtInCards.map(({ id }) => id), ...Object.keys(registry)])]
    .flatMap((id) => {
      const entry = registry[id]
      const card = cardOf(id, entry)
      return card && audienceOf(id, entry?.manifest) === 'member' ? [{ id, card }] : []
    })
    .toSorted((one, other) => Number(leads(other.card, role)) - Number(leads(one.card, role)))

const leads = (card: Card, role: string | null | undefined) =>
  card.leadsFor !== undefined && card.leadsFor === role

/** The home screen: a signboard for each mode, hung from the one above. */
export function ModeChooser() {
  const { t, i18n } = useTranslation()
  const shell = useShell()
  const registry = useStore(shell.registry.store)
  useLayoutEffect(removeScreenPicture, [])
  const { role } = shell.storage.record(userDataRecord).getState()
  const isPartner = role === partnerRole
  const CounterLink = useCounterLink(isPartner || null)
  useEffect(() => shell.registry.prefetch(), [shell])
  useEffect(
    () => (registry[defaultMode] ? prefetchWhenIdle(shell, { loadOutlet }) : undefined),
    [shell, registry],
  )
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
          {/* As high as the link, so that the boards stay where they are when it has loaded. */}
          <div data-role={partnerRole} hidden={!isPartner} className="min-h-15 w-3/5 grow pt-2">
            {isPartner && CounterLink && <CounterLink />}
          </div>
        </div>
      </header>
      <ul className="signboards px-5">
        {memberCards(registry, role).map(({ id, card }) => (
          <Signboard key={id} mode={id} card={card} />
        ))}
      </ul>
      <footer className="mt-auto py-2 text-center text-caption text-ink-3">
        {t('chooser.version', { version })}
      </footer>
    </div>
  )
}
