import { gallery } from '@baithak/build/apps'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Serves the gallery of the UI kit (`npm run gallery`). Nothing builds it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  server: { port: gallery.devPort, strictPort: true, open: true },
})
