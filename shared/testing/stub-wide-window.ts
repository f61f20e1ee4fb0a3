import { vi } from 'vitest'

/** For the rest of the test the window is as wide as a laptop's. */
export const stubWideWindow = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width >='),
    addEventListener() {},
    removeEventListener() {},
  }))
