import barEspresso from '@baithak/shared/scenes/bar-espresso.svg'
import barIndigo from '@baithak/shared/scenes/bar-indigo.svg'
import boothRose from '@baithak/shared/scenes/booth-rose.svg'
import boothTerracotta from '@baithak/shared/scenes/booth-terracotta.svg'
import chaiMarigold from '@baithak/shared/scenes/chai-marigold.svg'
import chaiSea from '@baithak/shared/scenes/chai-sea.svg'
import counterMarigold from '@baithak/shared/scenes/counter-marigold.svg'
import counterSea from '@baithak/shared/scenes/counter-sea.svg'
import courtyardMint from '@baithak/shared/scenes/courtyard-mint.svg'
import courtyardTerracotta from '@baithak/shared/scenes/courtyard-terracotta.svg'
import danceDusk from '@baithak/shared/scenes/dance-dusk.svg'
import danceNight from '@baithak/shared/scenes/dance-night.svg'
import diningMarigold from '@baithak/shared/scenes/dining-marigold.svg'
import diningTerracotta from '@baithak/shared/scenes/dining-terracotta.svg'
import gardenMint from '@baithak/shared/scenes/garden-mint.svg'
import gardenRose from '@baithak/shared/scenes/garden-rose.svg'
import libraryEspresso from '@baithak/shared/scenes/library-espresso.svg'
import libraryIndigo from '@baithak/shared/scenes/library-indigo.svg'
import rooftopDusk from '@baithak/shared/scenes/rooftop-dusk.svg'
import rooftopSunset from '@baithak/shared/scenes/rooftop-sunset.svg'
import seaRose from '@baithak/shared/scenes/sea-rose.svg'
import seaSea from '@baithak/shared/scenes/sea-sea.svg'
import stageNight from '@baithak/shared/scenes/stage-night.svg'

const sceneImages: ReadonlyMap<string, string> = new Map([
  ['bar-espresso', barEspresso],
  ['bar-indigo', barIndigo],
  ['booth-rose', boothRose],
  ['booth-terracotta', boothTerracotta],
  ['chai-marigold', chaiMarigold],
  ['chai-sea', chaiSea],
  ['counter-marigold', counterMarigold],
  ['counter-sea', counterSea],
  ['courtyard-mint', courtyardMint],
  ['courtyard-terracotta', courtyardTerracotta],
  ['dance-dusk', danceDusk],
  ['dance-night', danceNight],
  ['dining-marigold', diningMarigold],
  ['dining-terracotta', diningTerracotta],
  ['garden-mint', gardenMint],
  ['garden-rose', gardenRose],
  ['library-espresso', libraryEspresso],
  ['library-indigo', libraryIndigo],
  ['rooftop-dusk', rooftopDusk],
  ['rooftop-sunset', rooftopSunset],
  ['sea-rose', seaRose],
  ['sea-sea', seaSea],
  ['stage-night', stageNight],
])

/**
 * The image URL of a scene, null for an empty name. Records store a scene's name, because the URL of its file changes
 * with a release. Any other text is used as a URL.
 */
export const sceneImageOf = (scene: string): string | null =>
  sceneImages.get(scene) ?? (scene || null)
