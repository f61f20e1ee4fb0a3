import { expect, it, vi } from 'vitest'

it('vi.waitFor waits for what a busy machine takes longer than a second for', async () => {
  let isHere = false
  setTimeout(() => {
    isHere = true
  }, 1200)
  await vi.waitFor(() => expect(isHere).toBe(true))
})
