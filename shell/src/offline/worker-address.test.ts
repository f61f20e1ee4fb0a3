import { expect, it } from 'vitest'
import type { Registry } from '../modes/registry'
import { workerAddress } from './worker-address'

const at = (...urls: string[]) =>
  Object.fromEntries(urls.map((url, index) => [index, { url }])) as unknown as Registry

it('one worker serves for as long as the modes come from the same origins', () => {
  const address = workerAddress(at('https://b.example/1.0.0/', 'https://a.example/work/1.0.0/'))
  expect(address).toBe('/service-worker.js?origins=https://a.example,https://b.example')
  expect(workerAddress(at('https://a.example/work/1.0.1/', 'https://b.example/2.0.0/'))).toBe(
    address,
  )
})

it('a mode from another origin brings another worker', () =>
  expect(workerAddress(at('https://a.example/1.0.0/'))).not.toBe(
    workerAddress(at('https://b.example/1.0.0/')),
  ))

it('without a registry the worker that is there stays', () => {
  expect(workerAddress({}, 'https://baithak.example/service-worker.js?origins=a')).toBe(
    'https://baithak.example/service-worker.js?origins=a',
  )
  expect(workerAddress({})).toBe('/service-worker.js')
})
