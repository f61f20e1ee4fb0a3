import { renderMode } from '@baithak/shared/testing'
import AdminRoot from './admin-root'
// Loaded with the test file: on a busy machine the first lazy screen would outlast a query's patience.
import './cafes/cafe-page'
import './cafes/dashboard-page'
import './new-cafe/add-cafe-dialog'
import en from './locales/en.json'
import hi from './locales/hi.json'

/** The Partner Dashboard at a path, as a test visits it. */
export const visit = (at: string, language: 'en' | 'hi' = 'en') =>
  renderMode(AdminRoot, { at, language, translations: { namespace: 'admin', en, hi } })
