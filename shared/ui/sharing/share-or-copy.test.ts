import { expect, test, vi } from 'vitest'
import { shareOrCopy } from './share'

const message = { title: 'Title', text: 'Come.', url: 'https://baithak.example/?ref=X' }
const works = async () => {}
const fails = (name: string) => async () => {
  throw new DOMException('no', name)
}

test.each([
  ['opens the share sheet', { share: works, copy: works }, 'shared'],
  ['whose sheet is closed is not copied', { share: fails('AbortError'), copy: works }, 'dismissed'],
  ['is copied without a sheet', { copy: works }, 'copied'],
  ['is copied when the sheet fails', { share: fails('NotAllowedError'), copy: works }, 'copied'],
  ['that nothing takes is refused', { copy: fails('NotAllowedError') }, 'refused'],
  ['has no way', {}, 'refused'],
] as const)(
  'a message %s',
  async (_, { share, copy }: Partial<Record<'share' | 'copy', typeof works>>, outcome) => {
    const ways = { share: share && vi.fn(share), copy: copy && vi.fn(copy) }
    expect(await shareOrCopy(message, ways)).toBe(outcome)
    if (share) expect(ways.share).toHaveBeenCalledExactlyOnceWith(message)
    if (outcome === 'copied')
      expect(ways.copy).toHaveBeenCalledExactlyOnceWith('Come. https://baithak.example/?ref=X')
  },
)
