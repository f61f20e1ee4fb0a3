declare module 'virtual:navigation' {
  import type { ModeJson } from '@baithak/shared/contract'

  export const navigation: Pick<ModeJson, 'id' | 'nav' | 'immersive'>[]
}

// The sources behind these cannot stand in one TypeScript program: each mode types its own texts.
declare module 'section:work' {
  export const WorkRoutes: import('react').ComponentType
}
declare module 'section:party' {
  export const PartyRoutes: import('react').ComponentType
}
declare module 'section:gig' {
  export const GigRoutes: import('react').ComponentType
}
declare module 'section:admin' {
  export const AdminRoutes: import('react').ComponentType
}
