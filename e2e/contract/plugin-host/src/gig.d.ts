declare module 'gig/mode' {
  import type { Mode } from '@baithak/platform/define-mode'

  const mode: Mode
  export default mode
}
