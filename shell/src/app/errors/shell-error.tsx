import { byLanguage, inLanguage } from '@baithak/contract'
import { ErrorBoundary } from '@baithak/platform'
import type { ReactNode } from 'react'
import type en from './en.json'

// Not from the translation files, which may be what failed to load.
const labels = byLanguage(
  import.meta.glob<typeof en>('./*.json', { eager: true, import: 'default' }),
)

const action = 'rounded-control bg-ink px-5 py-3 text-milk'

/** The last resort. It uses plain elements only, because any component of the shell may be what threw. */
export function ShellError() {
  const { title, text, reload, restart } = inLanguage(labels, document.documentElement.lang)
  return (
    <main
      role="alert"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 bg-milk p-5 text-center text-ink"
    >
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className={action} onClick={() => window.location.reload()}>
        {reload}
      </button>
      {/* Not a router link: the router may be what threw. */}
      <a className={action} href="/">
        {restart}
      </a>
    </main>
  )
}

/** The root error boundary. React passes what it catches to `onCaughtError` of the root. */
export const ShellBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={<ShellError />}>{children}</ErrorBoundary>
)
