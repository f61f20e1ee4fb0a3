/**
 * Where pictures that the page has loaded came from, by the name of the built file, which tells its content. The same
 * picture in another mode is then the one that is here.
 */
export const imageUrlCache = new Map<string, string>()
