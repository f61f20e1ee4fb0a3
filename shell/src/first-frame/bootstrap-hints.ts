import { type Language, languageOf } from '@baithak/contract'

/** What can be read of the visitor before the storage is created. */
interface BootstrapHints {
  language: Language
  onboarded: boolean
  /** The stored choice of a theme. */
  theme: string | null
  /** The member's role. */
  role: string | undefined
}

/** The part of `document` that names a language. */
interface Page {
  cookie: string
  documentElement: { lang: string }
  location: { pathname: string; hostname: string }
}

/**
 * Reads raw values, with defaults for what cannot be read. The head script and i18next share it, so that a
 * picture of a screen has the language that the screen has. The order is that of the language detection in section 9.
 */
export function readBootstrapHints(
  // biome-ignore lint/style/noRestrictedGlobals: runs before the records, and writes nothing.
  read: (key: string) => string | null = (key) => localStorage.getItem(key),
  { cookie, documentElement, location }: Page = document,
): BootstrapHints {
  const candidates = [
    tryRead(() => read('i18nextLng')),
    /(?:^|; )i18next=([^;]*)/.exec(cookie)?.[1],
    documentElement.lang,
    location.pathname.split('/')[1],
    /^(\w\w)\./.exec(location.hostname)?.[1],
  ]
  return {
    language: candidates.map(languageOf).find((language) => language !== undefined) ?? 'en',
    onboarded: tryRead(() => read('isUserOnboarded')) === 'true',
    theme: tryRead(() => read('theme')),
    role: tryRead(() => JSON.parse(read('userData') ?? '{}').role) ?? undefined,
  }
}

function tryRead(read: () => string | null): string | null {
  try {
    return read()
  } catch {
    return null
  }
}
