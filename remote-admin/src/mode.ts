import { defineMode } from '@baithak/shared/define-mode'
import AdminRoot from './admin-root'

export default defineMode({
  translations: import.meta.glob('./locales/*.json'),
  root: AdminRoot,
})
