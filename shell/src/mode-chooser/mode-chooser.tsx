import './mode-chooser.css'
import { audienceOf } from '@baithak/shared/modes'
import booth from '@baithak/shared/scenes/booth-work.svg'
import rooftop from '@baithak/shared/scenes/rooftop-sunset.svg'
import stage from '@baithak/shared/scenes/stage-gig.svg'
import { Wordmark } from '@baithak/shared/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand/react'
import { version } from '../../package.json'
import { LanguageButton } from '../languages/language-button'
import { onHydrated } from '../loading/prerendered-screen'
import { loadOutlet } from '../modes/lazy-mode-outlet'
import { prefetchWhenIdle } from '../modes/prefetch-when-idle'
import { cardColours } from '../registry/card-colours'
import type { Registry } from '../registry/registry'
import { languageOf } from '../services/language-of'
import { useShell } from '../services/shell-services'
import { Signboard } from './signboard'

/** The boards of the first paint, which come with the shell. */
const builtInBoards = [
  { mode: 'work', scene: booth },
  { mode: 'party', scene: rooftop },
  { mode: 'gig', scene: stage },
] as const

/** Modes with a card in the registry, for members. */
const addedModes = (registry: Registry) =>
  Object.values(registry).flatMap(({ url, manifest: { card, id, prefix, audience } }) =>
    card &&
    !builtInBoards.some(({ mode }) => mode === id) &&
    audienceOf(id, { audience }) === 'member'
      ? [{ url, card, id, prefix }]
      : [],
  )

/** The home screen: a signboard for each mode, hung from the one above. */
export function ModeChooser() {
  const { t, i18n } = useTranslation()
  const language = languageOf(i18n)
  const shell = useShell()
  const registry = useStore(shell.registry.store)
  useEffect(onHydrated, [])
  useEffect(() => shell.registry.prefetch('chooser'), [shell])
  useEffect(
    () => (registry.work ? prefetchWhenIdle(shell, { loadOutlet }) : undefined),
    [shell, registry],
  )
  return (
    <div className="flex min-h-full flex-col bg-milk">
      <title>{`${t('chooser.title')} · ${t('welcome.brand')}`}</title>
      <header className="relative z-10 border-b-3 border-ink bg-milk px-5 pt-[calc(14px+env(safe-area-inset-top))] pb-3">
        <div className="flex flex-wrap items-center justify-end">
          <Wordmark label={t('welcome.brand')} className="mr-auto" />
          <LanguageButton />
        </div>
        <h1 className="mt-1.5 font-display text-display-3 text-balance">{t('chooser.title')}</h1>
      </header>
      <ul className="signboards px-5">
        {builtInBoards.map(({ mode, scene }) => (
          <Signboard
            key={mode}
            to={`/${mode}`}
            mode={mode}
            scene={scene}
            name={t(`chooser.${mode}.name`)}
            text={t(`chooser.${mode}.text`)}
          />
        ))}
        {addedModes(registry).map(({ url, card, id, prefix }) => (
          <Signboard
            key={id}
            to={prefix}
            mode={id}
            scene={new URL(card.scene, url).href}
            name={card.name[language]}
            text={card.text[language]}
            style={cardColours(card)}
          />
        ))}
      </ul>
      <footer className="mt-auto py-2 text-center text-caption text-ink-3">
        {t('chooser.version', { version })}
      </footer>
    </div>
  )
}
