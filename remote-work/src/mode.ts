import { cafeDetailTranslations } from '@baithak/domain/sample-cafe-details'
import { cafeTranslations } from '@baithak/domain/sample-cafes'
import { defineMode } from '@baithak/platform'
import WorkRoot from './work-root'

export default defineMode({
  translations: {
    work: {
      ...import.meta.glob('./locales/*.json', { import: 'default' }),
      ...cafeTranslations,
    },
    'work.screens': {
      ...import.meta.glob('./locales/screens/*.json', { import: 'default' }),
      ...cafeDetailTranslations,
    },
  },
  root: WorkRoot,
  agenda: () => import('./agenda/agenda'),
})
