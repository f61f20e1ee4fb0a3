// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

it('vi.waitFor waits for more than a second, which busy machines need', async () => {
  let isDone = false
  setTimeout(() => {
    isDone = true
  }, 1200)
  await vi.waitFor(() => expect(isDone).toBe(true))
})
