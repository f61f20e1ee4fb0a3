interface Api {
  /** Throws where the API cannot be used. */
  attempt(): unknown
  substitute: unknown
}

type Apis = Readonly<Record<string, Api>>

class NoObserver {
  observe() {}
  disconnect() {}
}

/**
 * By their path, the browser APIs that may throw and that the app can start without: a policy, a sandboxed frame, an
 * extension or the browser itself forbids them. Storage is not here, because what uses it tells the visitor.
 * These are what the head script and React need; the page of every screen contains them.
 */
export const firstApis: Apis = {
  'document.cookie': { attempt: () => document.cookie, substitute: '' },
  matchMedia: {
    attempt: () => matchMedia('all').matches,
    substitute: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  },
  'document.fonts': {
    attempt: () => document.fonts,
    substitute: { add() {}, load: () => Promise.resolve() },
  },
  performance: {
    attempt: () => performance.now(),
    substitute: { now: Date.now, getEntriesByType: () => [] },
  },
  PerformanceObserver: {
    attempt: () => new PerformanceObserver(() => {}),
    substitute: NoObserver,
  },
}

/** Those of the shell and the modes. */
export const furtherApis: Apis = {
  'navigator.serviceWorker': { attempt: () => navigator.serviceWorker, substitute: undefined },
  'navigator.connection': {
    attempt: () => Reflect.get(navigator, 'connection'),
    substitute: undefined,
  },
  CSS: {
    attempt: () => CSS.supports('color: red'),
    substitute: { supports: () => false, escape: String },
  },
  visualViewport: { attempt: () => visualViewport, substitute: undefined },
  'navigator.onLine': { attempt: () => navigator.onLine, substitute: true },
  history: {
    attempt: () => history.replaceState(history.state, ''),
    substitute: {
      state: null,
      replaceState() {},
      // The router loads the page of the URL instead.
      pushState() {
        throw new Error('The history is forbidden.')
      },
      go() {},
      back() {},
    },
  },
  ResizeObserver: { attempt: () => new ResizeObserver(() => {}), substitute: NoObserver },
  IntersectionObserver: {
    attempt: () => new IntersectionObserver(() => {}),
    substitute: undefined,
  },
  Intl: { attempt: () => Intl, substitute: {} },
  'Intl.DateTimeFormat': {
    attempt: () => new Intl.DateTimeFormat('hi'),
    // Only months are formatted by it.
    substitute: class {
      format = (date: Date) => date.toDateString().slice(4, 7)
    },
  },
  'Intl.NumberFormat': {
    attempt: () => new Intl.NumberFormat('hi'),
    substitute: class {
      format = String
    },
  },
  'Intl.Collator': {
    attempt: () => new Intl.Collator('hi'),
    substitute: class {
      compare = (a: string, b: string) => Number(a > b) - Number(a < b)
    },
  },
  'Intl.Segmenter': {
    attempt: () => new Intl.Segmenter('hi'),
    substitute: class {
      segment = (text: string) => Array.from(text, (segment) => ({ segment }))
    },
  },
}

/** Replaces those that throw, before other code uses them: of the shell, of a mode or of a library. */
export function substituteApis(apis: Apis): void {
  for (const [path, { attempt, substitute }] of Object.entries(apis)) {
    try {
      attempt()
    } catch {
      const [name = '', owner = 'window'] = path.split('.').toReversed()
      Object.defineProperty(Reflect.get(window, owner), name, {
        value: substitute,
        configurable: true,
        writable: true,
      })
    }
  }
}
