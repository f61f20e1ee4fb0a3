const version = String.raw`\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?`

/** A semantic version, with or without a pre-release and build metadata. */
export const versionPattern = new RegExp(`^${version}$`)

/** The name of a release's folder: `<version>-<content hash>`. */
export const releaseNamePattern = new RegExp(`^${version}-[0-9a-f]{10}$`)

/** Returns the name of a release, the last folder of its URL. */
export const releaseName = (url: string): string => url.split('/').at(-2) ?? ''
