import { defineMode } from '@baithak/ui/define-mode'
import AdminRoot from './admin-root'

export default defineMode({
  translations: import.meta.glob('./locales/*.json', { import: 'default' }),
  root: AdminRoot,
})
