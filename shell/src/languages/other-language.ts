export type Language = 'en' | 'hi'

export const otherLanguage = (language: string): Language => (language === 'hi' ? 'en' : 'hi')
