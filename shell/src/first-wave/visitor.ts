import type { Language } from '@baithak/shared/contract'

const languages: readonly Language[] = ['en', 'hi']

/** What the page's head can tell of a visitor before any record or detector is there. */
export interface Visitor {
  language: Language
  onboarded: boolean
}

/** Reads raw values, in the order of section 9's language detection; whatever cannot be read is the default. */
export function readVisitor(read: (key: string) => string | null, cookies: string): Visitor {
  const named = [attempt(() => read('i18nextLng')), /(?:^|; )i18next=([^;]*)/.exec(cookies)?.[1]]
  return {
    // Told otherwise than by the detector, a first paint would be in another language than what React draws over it.
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
