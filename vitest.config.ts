import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const packages = ['shared', 'shell', 'remote-work', 'remote-party', 'remote-gig', 'remote-admin']

const inNode = ['shared/src/federation/**/*.test.ts', 'shared/src/theme/**/*.test.ts']

const inJsdom = {
  environment: 'jsdom',
  exclude: inNode,
  setupFiles: ['shared/src/testing/setup.ts'],
} as const

export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    testTimeout: 30_000,
    retry: process.env.CI ? 2 : 0,
    unstubGlobals: true,
    css: false,
    projects: [
      {
        extends: true,
        test: {
          ...inJsdom,
          name: 'rules',
          include: packages.map((name) => `${name}/src/**/*.test.ts`),
          // A jsdom for each file would cost more than what runs in it.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...inJsdom,
          name: 'screens',
          include: packages.map((name) => `${name}/src/**/*.test.tsx`),
        },
      },
      {
        extends: true,
        test: { name: 'tools', environment: 'node', include: ['e2e/**/*.test.ts', ...inNode] },
      },
    ],
  },
})
