import { defineMode } from '@baithak/platform/define-mode'
import AdminRoot from './admin-root'

export default defineMode({
  translations: import.meta.glob('./locales/*.json', { import: 'default' }),
  root: AdminRoot,
})
