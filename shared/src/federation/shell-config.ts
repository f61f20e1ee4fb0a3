import { federation } from '@module-federation/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devRegistry } from './dev-registry'
import { devPorts } from './ports'
import { shares } from './shares'

/** The Vite configuration of the shell: it declares no remotes, the registry names them at run time. */
export function shellConfig() {
  return defineConfig(({ command }) => ({
    cacheDir: 'node_modules/.vite',
    plugins: [
      react(),
      tailwindcss(),
      federation({
        name: 'shell',
        remotes: {},
        shared: shares('bundled'),
        shareStrategy: 'loaded-first',
        dts: false,
        disableSnapshot: true,
        ...(command === 'serve'
          ? { dev: { remoteHmr: true } }
          : { experiments: { provideExternalRuntime: true } }),
      }),
      devRegistry(),
    ],
    server: { port: devPorts.shell, strictPort: true },
    build: { target: 'es2022', assetsInlineLimit: 0 },
  }))
}
