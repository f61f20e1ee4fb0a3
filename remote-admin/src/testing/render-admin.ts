import { renderMode } from '@baithak/testing'
import AdminRoot from '../admin-root'
// Preloads the lazy screens, which could exceed a query's timeout on a busy machine.
import '../cafe/cafe-page'
import '../dashboard/dashboard-page'

export const translations = {
  namespace: 'admin',
  files: import.meta.glob<object>('../locales/**/*.json', { eager: true, import: 'default' }),
}

export const renderAdmin = (at: string, language: 'en' | 'hi' = 'en') =>
  renderMode(AdminRoot, { at, language, translations })
