import { defineMode } from '@baithak/platform/define-mode'
import WorkRoot from './work-root'

export default defineMode({
  translations: import.meta.glob('./locales/*.json'),
  root: WorkRoot,
  agenda: () => import('./agenda/agenda'),
})
