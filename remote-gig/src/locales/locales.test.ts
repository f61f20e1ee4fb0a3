import { testTranslations } from '@baithak/testing'

testTranslations(import.meta.glob('../**/*.json', { eager: true, import: 'default' }))
