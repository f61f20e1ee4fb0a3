/** The item that a path belongs to: the one whose path it is or lies below, the longest of several; `/` only itself. */
export function activeItem(paths: readonly string[], current: string): string | undefined {
  return paths
    .filter((path) => current === path || (path !== '/' && current.startsWith(`${path}/`)))
    .sort((one, other) => other.length - one.length)[0]
}
