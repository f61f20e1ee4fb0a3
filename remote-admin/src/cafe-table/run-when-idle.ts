/** As long as an input may have to wait for us, in milliseconds. */
const slice = 8

/** Does one step after another while the browser has nothing better to do, until none is left. The answer stops it. */
export function runWhenIdle(step: () => boolean): () => void {
  // Safari knows no idle time.
  const { requestIdleCallback: ask = window.setTimeout, cancelIdleCallback: drop = clearTimeout } =
    window
  let asked = ask(work)
  function work() {
    const end = performance.now() + slice
    while (performance.now() < end) if (!step()) return
    asked = ask(work)
  }
  return () => drop(asked)
}
