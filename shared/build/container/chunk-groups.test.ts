import { expect, it } from 'vitest'
import { withoutSheets } from './chunk-groups'

it.each([
  '/app/shared/ui/components/button/icon-button.tsx',
  '/app/shared/ui/components/dialog/use-lazy-sheet.ts',
  '/app/shared/ui/components/dialog/use-close-on-back.ts',
  '/app/node_modules/date-fns/format.js',
])('%s may be loaded with any screen', (id) => expect(id).toMatch(withoutSheets))

it.each([
  '/app/shared/ui/components/dialog/sheet.tsx',
  '/app/shared/ui/components/dialog/use-presence.ts',
  '/app/node_modules/@radix-ui/react-dialog/dist/index.mjs',
  '/app/node_modules/aria-hidden/dist/es2015/index.js',
])('%s is loaded with a sheet', (id) => expect(id).not.toMatch(withoutSheets))
