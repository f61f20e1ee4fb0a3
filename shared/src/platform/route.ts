type ParameterOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParameterOf<Head> | ParameterOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never

type Parameters<Path extends string> = [ParameterOf<Path>] extends [never]
  ? []
  : [Record<ParameterOf<Path>, string>]

/** A path and the links to it from one string; a link that lacks a parameter does not compile. */
export function defineRoute<const Path extends string>(path: Path) {
  return {
    path,
    href: (...[parameters]: Parameters<Path>) =>
      path.replace(/:(\w+)/g, (_, name) =>
        // A lone surrogate, which a stored id may have, cannot be encoded.
        encodeURIComponent(
          ((parameters as Record<string, string> | undefined)?.[name] ?? '').toWellFormed(),
        ),
      ),
  }
}
