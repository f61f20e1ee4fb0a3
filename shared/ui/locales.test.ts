import { testTranslations } from '@baithak/testing'

testTranslations(
  import.meta.glob('./components/locales/*.json', { eager: true, import: 'default' }),
  ['Google'],
)
testTranslations(import.meta.glob('./sharing/locales/*.json', { eager: true, import: 'default' }))
