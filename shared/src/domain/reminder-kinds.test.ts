import { testTranslations } from '../testing/test-translations'

testTranslations(import.meta.glob('./**/*.json', { eager: true, import: 'default' }))
