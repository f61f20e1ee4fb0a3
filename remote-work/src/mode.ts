import { defineMode } from '@baithak/shared/contract'

export default defineMode({
  translations: {
    en: () => import('./locales/en.json'),
    hi: () => import('./locales/hi.json'),
  },
  root: () => import('./work-root'),
})
