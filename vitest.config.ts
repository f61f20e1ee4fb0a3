import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const packages = ['shared', 'shell', 'remote-work', 'remote-party', 'remote-gig', 'remote-admin']

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: packages.map((name) => `${name}/src/**/*.test.{ts,tsx}`),
    setupFiles: ['shared/src/testing/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    css: false,
  },
})
