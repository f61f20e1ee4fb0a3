import type { Language } from '@baithak/shared/contract'
import en from './en.json'
import hi from './hi.json'

/** Not in the locales, which the sign-in loads too: it shows no café. */
const labels = { en, hi }

/** Names and texts of the built-in cafés, by their id. */
export const sampleLabels = (language: string) => labels[languageOf(language)]

const languageOf = (language: string): Language => (language.startsWith('hi') ? 'hi' : 'en')
