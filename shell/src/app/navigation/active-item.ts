/** The item whose path is the longest prefix of the current one; `/` matches only itself. */
export function activeItem(paths: readonly string[], current: string): string | undefined {
  return paths
    .filter((path) => current === path || (path !== '/' && current.startsWith(`${path}/`)))
    .sort((one, other) => other.length - one.length)[0]
}
