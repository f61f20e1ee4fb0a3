/** The URLs of café scenes by file. Scenes of parties and stages are imported by name. */
const cafeScenes = import.meta.glob<string>(
  ['./scenes/*.svg', '!./scenes/{dance,rooftop,stage}-*.svg'],
  { eager: true, import: 'default' },
)

/**
 * Returns the URL of a café's image. Records store the name of a built-in scene, because a name outlives a release and the
 * URL of its file does not. Any other value is a URL already.
 */
export const resolveImageUrl = (image: string): string =>
  cafeScenes[`./scenes/${image}.svg`] ?? image
