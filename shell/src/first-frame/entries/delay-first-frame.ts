/**
 * Prevents the first frame until the returned function is called, at the latest until the page has been read. Chromium
 * would paint an empty one before, and count that as the first paint. Other browsers ignore the link.
 */
export function delayFirstFrame(): () => void {
  const link = document.createElement('link')
  link.rel = 'expect'
  link.setAttribute('blocking', 'render')
  // No element has this id.
  link.href = '#first-frame'
  document.head.append(link)
  return () => link.remove()
}
