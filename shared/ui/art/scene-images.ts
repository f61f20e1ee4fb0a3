/** The URLs of the scenes of cafés by file; those of parties and stages are imported by name. */
const cafeScenes = import.meta.glob<string>(
  ['./scenes/*.svg', '!./scenes/{dance,rooftop,stage}-*.svg'],
  { eager: true, import: 'default' },
)

/**
 * The URL of a café's image. Records store the name of a built-in scene, because a name outlives a release and the
 * URL of its file does not; any other value is a URL already.
 */
export const resolveImageUrl = (image: string): string =>
  cafeScenes[`./scenes/${image}.svg`] ?? image
