import { testTranslations } from '@baithak/testing'

testTranslations(import.meta.glob('./reminder-kinds/*.json', { eager: true, import: 'default' }))
