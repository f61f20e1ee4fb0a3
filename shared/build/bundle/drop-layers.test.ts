import type { Rolldown } from 'vite'
import { expect, it, vi } from 'vitest'
import { dropLayers } from './drop-layers'

const layer =
  '@layer properties{@supports (a:b){*,:before{--tw-x:0}::backdrop{--tw-x:0}}}.flex{display:flex}'

it('removes the initial values of variables, and nothing after them', () => {
  expect(dropLayers().transform.handler(layer).code).toBe('.flex{display:flex}')
})

it('refuses a style sheet with any other layer', () => {
  const error = vi.fn()
  const check = (source: string) =>
    dropLayers().generateBundle.call({ error } as never, {} as never, {
      'a.css': { type: 'asset', fileName: 'a.css', source } as Rolldown.OutputAsset,
    })
  check('.flex{display:flex}')
  expect(error).not.toHaveBeenCalled()
  check('@layer base{p{margin:0}}')
  expect(error).toHaveBeenCalledWith(expect.stringContaining('a.css has a cascade layer'))
})
