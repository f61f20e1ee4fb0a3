import { testTranslations } from '@baithak/shared/testing'

testTranslations(import.meta.glob('../**/*.json', { eager: true, import: 'default' }))
