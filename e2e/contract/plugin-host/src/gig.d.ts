declare module 'gig/mode' {
  import type { Mode } from '@baithak/ui/define-mode'

  const mode: Mode
  export default mode
}
