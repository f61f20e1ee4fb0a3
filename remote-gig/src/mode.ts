import { defineMode } from '@baithak/shared/define-mode'

export default defineMode({
  translations: import.meta.glob('./locales/*.json'),
  root: () => import('./gig-root'),
  agenda: () => import('./agenda/agenda'),
})
