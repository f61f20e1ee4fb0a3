import { defineMode } from '@baithak/shared/define-mode'

export default defineMode({
  translations: import.meta.glob('./locales/*.json'),
  root: () => import('./party-root'),
  agenda: () => import('./my-parties/publish'),
})
