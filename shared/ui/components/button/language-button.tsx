import { languages, languageToast, type ToastMessage } from '@baithak/contract'
import type { i18n } from 'i18next'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { HindiWord } from './hindi-word'

interface LanguageButtonProps {
  /** Of `useTranslation`, whose component renders again with the new language. */
  i18n: i18n
  toast(message: ToastMessage): void
}

/** Switches to the next language of the list; it is labelled in that language. */
export function LanguageButton({ i18n, toast }: LanguageButtonProps) {
  const [isChanging, setIsChanging] = useState(false)
  const index = languages.findIndex(({ id }) => id === i18n.language)
  const next = languages[(index + 1) % languages.length] ?? languages[0]

  async function handleClick() {
    setIsChanging(true)
    await i18n.changeLanguage(next.id).finally(() => setIsChanging(false))
    toast(languageToast(next))
  }

  return (
    <button
      type="button"
      lang={next.id}
      aria-label={next.name}
      aria-busy={isChanging || undefined}
      onClick={handleClick}
      className="-mr-2 inline-flex min-h-11 min-w-11 shrink-0 items-center gap-2 rounded-control px-2 text-body font-title transition-[scale,opacity] duration-press ease-linear active:scale-[0.985] aria-busy:opacity-70"
    >
      {/* With text zoom, the narrowest phone has room for the label alone. */}
      <Languages size={20} strokeWidth={1.75} aria-hidden className="@max-[11rem]:hidden" />
      {next.id === 'hi' ? <HindiWord /> : <span>{next.name}</span>}
    </button>
  )
}
