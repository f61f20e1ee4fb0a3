import { cafeTranslations } from '@baithak/domain/sample-cafes'
import { defineMode } from '@baithak/platform'
import GigRoot from './gig-root'

export default defineMode({
  translations: {
    gig: {
      ...import.meta.glob('./locales/*.json', { import: 'default' }),
      ...cafeTranslations,
    },
    'gig.screens': import.meta.glob('./locales/screens/*.json', { import: 'default' }),
  },
  root: GigRoot,
  agenda: () => import('./agenda/agenda'),
})
