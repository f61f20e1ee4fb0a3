import { byLanguage, inLanguage } from '@baithak/contract'
import type { RootOptions } from 'react-dom/client'
import type { ErrorReport } from '../../services/error-reports'
import type en from './en.json'

// Bundled, because the translation files may be what failed to load.
const labels = byLanguage(
  import.meta.glob<typeof en>('./*.json', { eager: true, import: 'default' }),
)

const action = 'rounded-control bg-ink px-5 py-3 text-milk'

/** Has plain elements only, because any component of the shell may be what threw. */
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
      <a className={action} href="/">
        {restart}
      </a>
    </main>
  )
}

export function rootErrorHandlers(report: (error: ErrorReport) => void) {
  const reportCaught = (cause: unknown) => report({ mode: 'shell', kind: 'crashed', cause })
  const reportUncaught = (cause: unknown) => {
    reportCaught(cause)
    // React's default, which logs the error.
    reportError(cause)
  }
  return {
    onCaughtError: reportCaught,
    onUncaughtError: reportUncaught,
    onRecoverableError: reportUncaught,
  } satisfies RootOptions
}
