/** Runs in the page. Disables the timer that leaves the page after signing out. */
export const neverLeave = `window.setTimeout = new Proxy(window.setTimeout, {
  apply: (later, page, [run, wait]) => (wait === 1500 ? 0 : later.call(page, run, wait)),
})`
