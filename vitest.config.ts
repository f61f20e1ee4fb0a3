import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const packages = ['shared', 'shell', 'remote-work', 'remote-party', 'remote-gig', 'remote-admin']

const buildSetUp = 'shared/src/federation/**/*.test.ts'

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
          name: 'apps',
          environment: 'jsdom',
          include: packages.map((name) => `${name}/src/**/*.test.{ts,tsx}`),
          exclude: [buildSetUp],
          setupFiles: ['shared/src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'tools', environment: 'node', include: ['e2e/**/*.test.ts', buildSetUp] },
      },
    ],
  },
})
