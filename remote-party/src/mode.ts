import { defineMode } from '@baithak/shared/define-mode'

export default defineMode({
  translations: {
    en: () => import('./locales/en.json'),
    hi: () => import('./locales/hi.json'),
  },
  root: () => import('./party-root'),
  agenda: () => import('./my-parties/agenda'),
})
