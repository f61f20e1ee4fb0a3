/**
 * URLs of images that the page has loaded, by the name of the built file. The name contains the content's hash, so
 * another mode that shows the same image reuses its URL instead of fetching its own copy.
 */
export const imageUrlCache = new Map<string, string>()
