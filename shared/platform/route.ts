type ParameterOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParameterOf<Head> | ParameterOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never

type Parameters<Path extends string> = [ParameterOf<Path>] extends [never]
  ? []
  : [Record<ParameterOf<Path>, string>]

/** A route's path and its `href` from one pattern; a link that lacks a parameter does not compile. */
export function defineRoute<const Path extends string>(path: Path) {
  return {
    path,
    href: (...[parameters]: Parameters<Path>) =>
      path.replace(/:(\w+)/g, (_, name) =>
        // encodeURIComponent throws on a lone surrogate, which a stored id may have.
        encodeURIComponent(
          ((parameters as Record<string, string> | undefined)?.[name] ?? '').toWellFormed(),
        ),
      ),
  }
}
