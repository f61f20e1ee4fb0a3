/** The name of a release: the last folder of its URL. */
export const releaseName = (url: string): string => url.split('/').at(-2) ?? ''

/** A release's URL ends with a slash, so that its files resolve below it. */
export const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`)
