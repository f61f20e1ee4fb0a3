import { defineMode } from '@baithak/platform/define-mode'
import GigRoot from './gig-root'

export default defineMode({
  translations: import.meta.glob('./locales/*.json'),
  root: GigRoot,
  agenda: () => import('./agenda/agenda'),
})
