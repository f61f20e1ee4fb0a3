/** Takes each style sheet that fails to load out of the page: who asks for it next would think that it is there. */
export function dropFailedStyles(page: Window) {
  // A failed load does not bubble, but it is heard on its way down.
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
    },
    true,
  )
}
