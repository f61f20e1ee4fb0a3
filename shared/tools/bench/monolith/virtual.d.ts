/// <reference path="../../../../shell/src/built-in-modes.d.ts" />

declare module 'virtual:navigation' {
  import type { ModeJson } from '@baithak/contract'

  export const navigation: Pick<ModeJson, 'id' | 'nav' | 'immersive'>[]
}

// One TypeScript program cannot contain all modes: each augments i18next with its own translations.
declare module 'mode:work' {
  export const WorkRoutes: import('react').ComponentType
}
declare module 'mode:party' {
  export const PartyRoutes: import('react').ComponentType
}
declare module 'mode:gig' {
  export const GigRoutes: import('react').ComponentType
}
declare module 'mode:admin' {
  export const AdminRoutes: import('react').ComponentType
}
