import { resolveImageUrl } from '@baithak/ui/scene-images'
import danceDusk from '@baithak/ui/scenes/dance-dusk.svg'
import danceNight from '@baithak/ui/scenes/dance-night.svg'
import rooftopDusk from '@baithak/ui/scenes/rooftop-dusk.svg'
import rooftopSunset from '@baithak/ui/scenes/rooftop-sunset.svg'
import stageNight from '@baithak/ui/scenes/stage-night.svg'

/** The scenes that only Party has; the others are in the shared table. */
const partyScenes: ReadonlyMap<string, string> = new Map([
  ['dance-dusk', danceDusk],
  ['dance-night', danceNight],
  ['rooftop-dusk', rooftopDusk],
  ['rooftop-sunset', rooftopSunset],
  ['stage-night', stageNight],
])

/**
 * Returns the image URL of a scene, and null for an empty name. Records store a scene's name, because the URL of its file
 * changes with each release. Any other text is a URL itself.
 */
export const sceneUrl = (scene: string): string | null =>
  partyScenes.get(scene) ?? (resolveImageUrl(scene) || null)
