import { cafeTranslations } from '@baithak/domain/sample-cafes'
import { defineMode } from '@baithak/ui/define-mode'
import WorkRoot from './work-root'

export default defineMode({
  translations: {
    ...import.meta.glob('./locales/*.json', { import: 'default' }),
    ...cafeTranslations,
  },
  root: WorkRoot,
  agenda: () => import('./agenda/agenda'),
})
