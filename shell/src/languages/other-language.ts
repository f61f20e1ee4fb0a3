import type { Language } from '@baithak/shared/contract'

export const otherLanguage = (language: string): Language => (language === 'hi' ? 'en' : 'hi')
