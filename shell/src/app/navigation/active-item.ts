/** The item whose path is the longest prefix of the current one; `/` matches only itself. Routers ignore case. */
export function activeItem(paths: readonly string[], pathname: string): string | undefined {
  const current = `${pathname.toLowerCase()}/`
  return paths
    .filter(
      (path) => pathname === path || (path !== '/' && current.startsWith(`${path.toLowerCase()}/`)),
    )
    .sort((one, other) => other.length - one.length)[0]
}
