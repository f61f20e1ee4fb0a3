/** Has the browser fetch a file ahead, once a page. With a hash it is of use to nobody should it be another file. */
export function request(
  address: string,
  { integrity, ...how }: { rel: string; as?: string; integrity?: string | undefined },
): void {
  const { href } = new URL(address, location.origin)
  if (document.head.querySelector(`link[rel$="${how.rel}"][href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { href, crossOrigin: 'anonymous', ...how })
  if (integrity) link.integrity = integrity
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
}
