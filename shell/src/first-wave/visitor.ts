import type { Language } from '@baithak/shared/contract'

/** What the page's head can tell of a visitor before any record or detector is there. */
export interface Visitor {
  language: Language
  onboarded: boolean
}

/** Reads raw values, in the order of section 9's language detection; whatever cannot be read is the default. */
export function readVisitor(read: (key: string) => string | null, cookies: string): Visitor {
  const stored = attempt(() => read('i18nextLng')) ?? /(?:^|; )i18next=([^;]*)/.exec(cookies)?.[1]
  return {
    language: stored && /^hi\b/.test(stored) ? 'hi' : 'en',
    onboarded: attempt(() => read('isUserOnboarded')) === 'true',
  }
}

function attempt(read: () => string | null): string | null {
  try {
    return read()
  } catch {
    return null
  }
}
