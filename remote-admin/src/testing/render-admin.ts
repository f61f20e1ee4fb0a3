import { renderMode } from '@baithak/shared/testing'
import AdminRoot from '../admin-root'
// Loaded with the test file: on a busy machine the first lazy screen would outlast a query's patience.
import '../cafe/cafe-page'
import '../dashboard/dashboard-page'
import '../new-cafe/add-cafe-dialog'
import en from '../locales/en.json'
import hi from '../locales/hi.json'

/** The Partner Dashboard at a path, as a test visits it. */
export const renderAdmin = (at: string, language: 'en' | 'hi' = 'en') =>
  renderMode(AdminRoot, { at, language, texts: { namespace: 'admin', en, hi } })
