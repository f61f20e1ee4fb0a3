import { testTranslations } from '@baithak/testing'

const files = import.meta.glob<object>('./**/*.json', { eager: true, import: 'default' })

testTranslations(files, ['QR', 'UPI', 'AM', 'PM'])
