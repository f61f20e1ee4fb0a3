/// <reference path="../../../../shell/src/built-in-modes.d.ts" />

declare module 'virtual:navigation' {
  import type { ModeJson } from '@baithak/contract'

  export const navigation: Pick<ModeJson, 'id' | 'nav' | 'immersive'>[]
}

// One TypeScript program cannot contain all modes: each augments i18next with its own translations.
declare module 'routes:work' {
  export const WorkRoutes: import('react').ComponentType
}
declare module 'routes:party' {
  export const PartyRoutes: import('react').ComponentType
}
declare module 'routes:gig' {
  export const GigRoutes: import('react').ComponentType
}
declare module 'routes:admin' {
  export const AdminRoutes: import('react').ComponentType
}
declare module 'translations:*' {
  export const translations: import('@baithak/ui/define-mode').Mode['translations']
}
