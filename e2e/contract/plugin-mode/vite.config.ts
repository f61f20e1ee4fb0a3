import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// As the plugin's documentation shows it: nothing of this repository is part of the build.
export default defineConfig({
  base: './',
  plugins: [
    react(),
    federation({
      name: 'plugin_mode',
      filename: 'remoteEntry.js',
      exposes: { './mode': './src/mode.tsx' },
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
      },
      dts: false,
    }),
  ],
  build: { target: 'es2022' },
})
