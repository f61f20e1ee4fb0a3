declare module 'gig/mode' {
  import type { Mode } from '@baithak/shared/define-mode'

  const mode: Mode
  export default mode
}
