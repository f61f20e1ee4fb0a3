import { renderMode } from '@baithak/shared/testing'
import AdminRoot from '../admin-root'
// Preloads the lazy screens, which could exceed a query's timeout on a busy machine.
import '../cafe/cafe-page'
import '../chart/charts'
import '../dashboard/dashboard-page'
import '../new-cafe/cafe-dialogs'
import en from '../locales/en.json'
import hi from '../locales/hi.json'

export const renderAdmin = (at: string, language: 'en' | 'hi' = 'en') =>
  renderMode(AdminRoot, { at, language, translations: { namespace: 'admin', en, hi } })
