import { cafeDetailTranslations } from '@baithak/domain/sample-cafe-details'
import { cafeTranslations } from '@baithak/domain/sample-cafes'
import { venueTranslations } from '@baithak/domain/sample-venues'
import { defineMode } from '@baithak/platform'
import PartyRoot from './party-root'

export default defineMode({
  translations: {
    party: {
      ...import.meta.glob('./locales/*.json', { import: 'default' }),
      ...cafeTranslations,
      ...venueTranslations,
    },
    'party.screens': {
      ...import.meta.glob('./locales/screens/*.json', { import: 'default' }),
      ...cafeDetailTranslations,
    },
  },
  root: PartyRoot,
  agenda: () => import('./my-parties/agenda'),
})
