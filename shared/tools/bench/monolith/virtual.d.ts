/// <reference path="../../../../shell/src/built-in-modes.d.ts" />

declare module 'virtual:navigation' {
  import type { ModeJson } from '@baithak/contract'

  export const navigation: Pick<ModeJson, 'id' | 'nav' | 'immersive'>[]
}

// One TypeScript program cannot contain all modes: each augments i18next with its own translations.
declare module 'root:*' {
  const Root: import('react').ComponentType<import('@baithak/contract').ModeProps>
  export default Root
}
declare module 'translations:*' {
  export const translations: import('@baithak/ui/define-mode').Mode['translations']
}
