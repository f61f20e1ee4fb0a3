import type { Language } from '@baithak/shared/contract'

const languages: readonly Language[] = ['en', 'hi']

/** What can be told of a visitor before any record is there. */
export interface Visitor {
  language: Language
  onboarded: boolean
}

/** The part of `document` that names a language. */
interface Page {
  cookie: string
  documentElement: { lang: string }
  location: { pathname: string; hostname: string }
}

/**
 * Reads raw values; whatever cannot be read is the default. The page's head and i18next both ask here, so that a first
 * paint is in the language that React renders over it. The order is that of section 9's language detection.
 */
export function readVisitor(
  // biome-ignore lint/style/noRestrictedGlobals: runs before the records, and writes nothing.
  read: (key: string) => string | null = (key) => localStorage.getItem(key),
  { cookie, documentElement, location }: Page = document,
): Visitor {
  const named = [
    attempt(() => read('i18nextLng')),
    /(?:^|; )i18next=([^;]*)/.exec(cookie)?.[1],
    documentElement.lang,
    location.pathname.split('/')[1],
    /^(\w\w)\./.exec(location.hostname)?.[1],
  ]
  return {
    language: named.map(languageIn).find((language) => language !== undefined) ?? 'en',
    onboarded: attempt(() => read('isUserOnboarded')) === 'true',
  }
}

const languageIn = (code: string | null | undefined) =>
  languages.find((language) => language === code?.replace(/[-_].*/, ''))

function attempt(read: () => string | null): string | null {
  try {
    return read()
  } catch {
    return null
  }
}
