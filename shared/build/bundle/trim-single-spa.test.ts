import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { trimSingleSpa } from './trim-single-spa'

const { filter, handler } = trimSingleSpa().transform
const library = join(
  createRequire(import.meta.url).resolve('single-spa/package.json'),
  '../lib/es2015/esm/single-spa.min.js',
)

it('removes from single-spa what refers to its applications and its router', () => {
  expect(library).toMatch(filter.id)
  const code = handler(readFileSync(library, 'utf8'))
  expect(code).toMatch(/^var t=\{\}/m)
  expect(code).not.toContain('singleSpaNavigate')
  expect(code).not.toContain('__SINGLE_SPA_DEVTOOLS__')
  expect(code).toContain('as mountRootParcel')
})

it('fails when single-spa is written differently', () => {
  expect(() => handler('export const mountRootParcel = 1')).toThrow('trim-single-spa.ts')
})
