import { testTranslations } from '@baithak/testing'
import { expect, it } from 'vitest'
import mode from '../mode'

const files = import.meta.glob<object>('./**/*.json', { eager: true, import: 'default' })

testTranslations(files, ['QR', 'UPI', 'AM', 'PM'])

it.each(['en', 'hi'])('the later screens have all their texts in %s', async (language) => {
  const loaded = await mode.translations['party.screens']?.[language]?.()
  const [, own] =
    Object.entries(files).find(([path]) => path.endsWith(`/screens/${language}.json`)) ?? []
  expect(loaded?.default).toMatchObject(own ?? { missing: language })
})
