import { expect, it } from 'vitest'
import { defineMode } from './define-mode'

it('the files that a mode has in a language are one; a folder may lack English', async () => {
  const { translations } = defineMode({
    translations: {
      party: {
        './locales/en.json': async () => ({ title: 'Venues' }),
        './locales/hi.json': async () => ({ title: 'जगहें' }),
        './sample-cafes/hi.json': async () => ({ dabara: 'दबारा' }),
        './sample-venues/hi.json': async () => ({ chandni: 'चाँदनी' }),
      },
    },
    root: () => null,
  })
  expect(await translations.party?.en()).toEqual({ default: { title: 'Venues' } })
  expect(await translations.party?.hi?.()).toEqual({
    default: { title: 'जगहें', dabara: 'दबारा', chandni: 'चाँदनी' },
  })
})
