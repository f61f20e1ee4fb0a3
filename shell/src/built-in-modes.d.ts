// Generated from the manifests of the modes, by `shared/build/page/built-in-modes.ts`.

declare module 'virtual:built-in-modes' {
  export const builtInModes: readonly {
    id: string
    prefix: string
    audience?: import('@baithak/contract/modes').Audience
    open?: readonly string[]
  }[]
}

declare module 'virtual:built-in-cards' {
  type ModeCard = import('@baithak/contract').ModeCard

  export const builtInCards: readonly ({ id: string } & Omit<ModeCard, 'colours'>)[]
}
