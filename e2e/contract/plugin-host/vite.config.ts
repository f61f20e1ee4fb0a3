import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// As the plugin's documentation shows it; the host shares its React and knows nothing of the platform.
export default defineConfig({
  base: './',
  plugins: [
    react(),
    federation({
      name: 'plugin_host',
      remotes: {
        gig: { type: 'module', name: 'gig', entry: process.env.GIG_ENTRY ?? '' },
      },
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
      },
      dts: false,
    }),
  ],
  build: { target: 'es2022' },
})
