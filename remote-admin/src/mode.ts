import { defineMode } from '@baithak/platform'
import AdminRoot from './admin-root'

export default defineMode({
  translations: {
    admin: import.meta.glob('./locales/*.json', { import: 'default' }),
    'admin.screens': import.meta.glob('./locales/screens/*.json', { import: 'default' }),
  },
  root: AdminRoot,
})
