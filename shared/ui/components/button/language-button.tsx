import { languages, languageToast, type ToastMessage } from '@baithak/contract'
import { withTimeout } from '@baithak/storage/with-timeout'
import type { i18n } from 'i18next'
import { Languages } from 'lucide-react'
import { useState } from 'react'

/** The page waits at most this long for a font, because letters that change their shape are worse than a late change. */
const fontTimeoutMs = 400

const loadFonts = (language: string) => {
  const letters = languages.find(({ id }) => id === language)?.name
  const fonts = ['Display', 'Text'].map((family) =>
    document.fonts?.load(`1em "Baithak ${family}"`, letters),
  )
  const timeoutError = () => new Error(`The fonts have not come in ${fontTimeoutMs} ms.`)
  return withTimeout(Promise.all(fonts), fontTimeoutMs, timeoutError).catch(() => {})
}

/**
 * Changes the language once its font has loaded, and requests texts again that failed before. Resolves to whether the
 * language has texts. If it has none, English is shown.
 */
export async function changeLanguage(i18n: i18n, language: string): Promise<boolean> {
  await loadFonts(language)
  const namespaces = [i18n.options.ns ?? []].flat()
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  if (missing.length > 0) await i18n.reloadResources(language, missing)
  await i18n.changeLanguage(language)
  return namespaces.some((namespace) => i18n.hasResourceBundle(language, namespace))
}

interface LanguageButtonProps {
  /** The instance of `useTranslation`, whose component renders again in the new language. */
  i18n: i18n
  toast(message: ToastMessage): void
  className?: string
}

/** Switches to the next language of the list; it is labelled in that language. */
export function LanguageButton({ i18n, toast, className = '' }: LanguageButtonProps) {
  const [isChanging, setIsChanging] = useState(false)
  const index = languages.findIndex(({ id }) => id === i18n.resolvedLanguage)
  const next = languages[(index + 1) % languages.length] ?? languages[0]

  async function handleClick() {
    setIsChanging(true)
    const isChanged = await changeLanguage(i18n, next.id).finally(() => setIsChanging(false))
    if (isChanged) toast(languageToast(next))
  }

  return (
    <button
      type="button"
      lang={next.id}
      aria-label={next.name}
      aria-busy={isChanging || undefined}
      onClick={handleClick}
      className={`inline-flex min-h-11 min-w-11 shrink-0 items-center gap-2 rounded-control px-2 text-body font-title active:scale-[0.985] ${className}`}
    >
      <Languages size={20} />
      {next.id === 'hi' ? <HindiWord /> : <span>{next.name}</span>}
    </button>
  )
}

/** हिन्दी as SVG: as text it would load 257 kB of Devanagari fonts for one word on an English screen. */
function HindiWord() {
  return (
    <svg viewBox="-0.4 -14.4 33.2 16.3" height="1.02em" aria-hidden="true">
      <path
        fill="currentColor"
        d="M3.24 0v-9.2H1.17V0zm1.53-8.66-.12-1.56H-.37l.13 1.56zm1.01-5.47q-2.28 0-3.44.93t-1.16 2.78v.52h2.03v-.48q0-1.01.65-1.54t2.03-.53q1.44 0 2.81.43 1.37.44 2.7 1.31l.06-.03-.26-1.89q-1.06-.7-2.44-1.1t-2.98-.4m3.77 5.47h4.11l-.12-1.56H9.43zm2.69-.54h-1.99v1.67l1.99.01zm1.54.54-.12-1.56H4.08l.12 1.56zm-3.55-.44v2.76l2.01.48V-9.1zM6.27-3.52l1.33-.73q-.18-.16-.27-.34t-.09-.39v-.05q0-.47.47-.73t1.71-.26q.72 0 1.42.06t1.4.14v-1.47q-.85-.14-1.71-.22-.87-.07-1.67-.07-1.97 0-2.83.59t-.86 1.65v.07q0 .57.3 1.01t.8.74m5.36 5.06.17-1.67q-.45.09-.92.14T9.9.06Q8.71.06 8.03-.3t-.68-1.18v-.06q0-.69.45-1.04.45-.34 1.31-.34.89 0 1.26.31t.37 1.03v.43h1.88q.07-.22.1-.47.04-.24.04-.47 0-.77-.37-1.32-.37-.56-1.13-.86-.76-.31-1.95-.31-.75 0-1.35.14t-1.01.37l-.25.13q-.72.36-1.08.97t-.36 1.43v.1q0 1.08.56 1.79t1.54 1.07 2.25.35q.61 0 1.11-.06t.91-.17m9.79-10.2-.12-1.56h-8.27l.12 1.56zM15.03-1.9h1.76v-4.44H15l-1 .69q.06.74.2 1.38.14.65.36 1.23t.47 1.14m3.62-4.44h-2.62v1.68h4.39v-1.52q-.24-.07-.49-.1l-.55-.05zm5.43-2.32h4.11l-.12-1.56h-4.1zm2.7-.54h-2v1.67h2zm-8.18.54h9.74l-.12-1.56h-9.74zm6.14 2.47 2.04.5v-3.54h-2.04zM26.9-4.2h-2.04v2.27l.16.25.35 2.82h2.01l-.48-2.98zm-3.5 2.01q-.85 0-1.31-.41-.46-.42-.46-1.26v-.1q0-.94.57-1.38t1.85-.44q.65 0 1.32.04.68.03 1.41.1V-7.1q-.85-.13-1.67-.2t-1.57-.07q-2.04 0-3.03.83t-.99 2.56v.18q0 1.1.42 1.84.43.74 1.22 1.1.78.36 1.86.36.78 0 1.34-.19.56-.2.9-.54l-.31-1.39q-.28.2-.66.32-.39.11-.89.11M31.18 0v-9.2h-2.07V0zm1.53-8.66-.12-1.56h-5.01l.12 1.56zm-4.89-5.64q-1.59 0-2.39.64-.81.64-.81 1.75 0 .25.03.46t.08.48l1.89.21v-.61q0-.67.31-.98.32-.31.93-.31.63 0 .96.34.32.33.32 1.14V-10h1.99v-1.17q0-1.62-.86-2.38-.85-.75-2.45-.75"
      />
    </svg>
  )
}
