interface PreloadAttributes {
  rel: 'preload' | 'modulepreload'
  as?: string
  fetchPriority?: 'low'
  integrity?: string | undefined
}

/** Appends a preload link for a URL, once per page. A file that does not match `integrity` is of no use to the page. */
export function appendPreloadLink(
  url: string,
  { integrity, ...attributes }: PreloadAttributes,
): void {
  const { href } = new URL(url, location.origin)
  if (document.head.querySelector(`link[rel$="${attributes.rel}"][href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { href, crossOrigin: 'anonymous', ...attributes })
  if (integrity) link.integrity = integrity
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
}
