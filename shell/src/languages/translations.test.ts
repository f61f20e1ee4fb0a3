import { testTranslations } from '@baithak/testing'
import { expect, it } from 'vitest'
import en from '../../public/locales/en/translation.json'
import retired from '../../retired-translations/en.json'

testTranslations(
  import.meta.glob(
    [
      '../../public/locales/*/translation.json',
      '../../retired-translations/*.json',
      '../**/*.json',
    ],
    { eager: true, import: 'default' },
  ),
  ['QR', 'OTP', 'Chrome', 'Safari', 'Firefox'],
)

const keysOf = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  )

it('retired translations are those of keys that the shell no longer has', () => {
  const current = new Set(keysOf(en))
  expect(keysOf(retired).filter((key) => current.has(key))).toEqual([])
})
