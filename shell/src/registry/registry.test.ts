// @vitest-environment jsdom
import { parseRegistry } from '@baithak/contract'
import { describe, expect, it, vi } from 'vitest'
import { registryEntry } from '../testing/registry-entry'
import { fetchRegistry, type Registry } from './registry'

const entry = registryEntry('work')
const gig = registryEntry('gig')

describe('the registry from the network', () => {
  const onContent = vi.fn()
  const fetched = (body: string, status = 200, stored: Registry = {}) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status }))
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    return fetchRegistry({ stored: () => stored, onContent })
  }
  const stored = parseRegistry({ modes: { work: entry, gig } }, location.origin).modes

  it.each([
    ['a captive portal’s page', '<!doctype html><title>Log in</title>'],
    ['an empty file', ''],
    ['JSON of another kind', '[]'],
    ['no mode', '{"modes":{}}'],
    ['truncated JSON', '{"modes":{"work":'],
    [
      'more than half a million characters',
      JSON.stringify({ modes: { work: entry }, more: 'x'.repeat(5e5) }),
    ],
  ])('is refused when it is %s', async (_, body) => {
    await expect(fetched(body)).rejects.toThrow()
  })

  it('is refused when the server fails', async () => {
    await expect(fetched(JSON.stringify({ modes: { work: entry } }), 500)).rejects.toThrow('500')
  })

  it('uses the stored entry for a refused one, and drops a mode that it does not name', async () => {
    const registry = await fetched(JSON.stringify({ modes: { work: { url: 1 } } }), 200, stored)
    expect(registry).toEqual({ work: stored.work })
    expect(console.warn).toHaveBeenCalledWith(
      'remotes.json: refused the entry of work: Invalid type: Expected string but received 1',
    )
  })

  it('uses the stored entry for a withdrawn one', async () => {
    const older = { ...entry, url: 'https://work.example/0/' }
    const body = { modes: { work: entry, gig }, withdrawn: [entry.url] }
    const before = parseRegistry({ modes: { work: older } }, location.origin).modes
    const registry = await fetched(JSON.stringify(body), 200, before)
    expect(registry.work?.url).toBe(older.url)
    expect(registry.gig?.url).toBe(gig.url)
  })

  it('reports the other parts of the file', async () => {
    await fetched(JSON.stringify({ modes: { work: entry }, withdrawn: [gig.url] }))
    expect(onContent).toHaveBeenLastCalledWith(expect.objectContaining({ withdrawn: [gig.url] }))
  })
})
