import { cafeTranslations } from '@baithak/domain/sample-cafes'
import { defineMode } from '@baithak/ui/define-mode'
import GigRoot from './gig-root'

export default defineMode({
  translations: {
    ...import.meta.glob('./locales/*.json', { import: 'default' }),
    ...cafeTranslations,
  },
  root: GigRoot,
  agenda: () => import('./agenda/agenda'),
})
