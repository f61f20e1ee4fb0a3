import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShell } from '../services/shell-services'
import { HindiWord } from './hindi-word'
import { otherLanguage } from './other-language'

/** Switches to the other language; it is labelled in that language. */
export function LanguageButton() {
  const { i18n } = useTranslation()
  const { toasts } = useShell()
  const [isChanging, setIsChanging] = useState(false)
  const next = otherLanguage(i18n.language)

  async function handleClick() {
    setIsChanging(true)
    await i18n.changeLanguage(next).finally(() => setIsChanging(false))
    // Always in English, so that visitors who tapped by mistake can read it.
    const t = i18n.getFixedT('en')
    toasts.show({
      title: t('language.updated'),
      description: t(`language.changed.${next}`),
      lang: 'en',
    })
  }

  return (
    <button
      type="button"
      lang={next}
      aria-label={next === 'hi' ? 'हिन्दी' : 'English'}
      aria-busy={isChanging || undefined}
      onClick={handleClick}
      className="-mr-2 inline-flex min-h-11 min-w-11 shrink-0 items-center gap-2 rounded-control px-2 text-body font-title transition-[scale,opacity] duration-press ease-linear active:scale-[0.985] aria-busy:opacity-70"
    >
      {/* With text zoom, the narrowest phone has room for the label alone. */}
      <Languages size={20} strokeWidth={1.75} aria-hidden className="@max-[11rem]:hidden" />
      {next === 'hi' ? <HindiWord /> : <span>English</span>}
    </button>
  )
}
