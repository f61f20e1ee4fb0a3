import { expect, it, vi } from 'vitest'
import { deleteCached } from './delete-cached'

it('deletes the files of the folders from every cache, and no others', async () => {
  const [withdrawn, other] = ['https://gig.example/1.0.1/a.js', 'https://gig.example/1.0.10/a.js']
  const contents: Record<string, string[]> = { builds: [withdrawn, other], newest: [withdrawn] }
  vi.stubGlobal('caches', {
    keys: async () => Object.keys(contents),
    open: async (name: string) => ({
      keys: async () => contents[name]?.map((url) => ({ url })),
      async delete({ url }: { url: string }) {
        contents[name] = contents[name]?.filter((cachedUrl) => cachedUrl !== url) ?? []
      },
    }),
  })
  await deleteCached(['https://gig.example/1.0.1/'])
  expect(contents).toEqual({ builds: [other], newest: [] })
})
