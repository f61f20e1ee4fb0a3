import { testTranslations } from '@baithak/testing'

testTranslations(
  import.meta.glob(['../../public/locales/*/translation.json', '../**/*.json'], {
    eager: true,
    import: 'default',
  }),
  ['QR', 'OTP', 'Chrome', 'Safari', 'Firefox'],
)
