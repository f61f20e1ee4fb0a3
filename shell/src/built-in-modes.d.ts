// Generated from the manifests of the modes, by `shared/src/build/page/built-in-modes.ts`.

declare module 'virtual:built-in-modes' {
  export const builtInModes: readonly {
    id: string
    prefix: string
    audience?: import('@baithak/shared/modes').Audience
  }[]
}

declare module 'virtual:built-in-cards' {
  type ModeCard = import('@baithak/shared/contract').ModeCard

  export const builtInCards: readonly ({ id: string } & Omit<ModeCard, 'colours'>)[]
}
