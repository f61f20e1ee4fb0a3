import en from '../../shell/retired-translations/en.json' with { type: 'json' }
import hi from '../../shell/retired-translations/hi.json' with { type: 'json' }
import { expect, test } from '../fixtures'

for (const [language, retired] of Object.entries({ en, hi }))
  test(`a shell of the previous release finds all its translations in ${language}`, async ({
    request,
  }) => {
    const response = await request.get(`/locales/${language}/translation.json`)
    expect(await response.json()).toMatchObject(retired)
  })
