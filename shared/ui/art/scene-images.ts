import barEspresso from './scenes/bar-espresso.svg'
import barIndigo from './scenes/bar-indigo.svg'
import boothRose from './scenes/booth-rose.svg'
import boothTerracotta from './scenes/booth-terracotta.svg'
import boothWork from './scenes/booth-work.svg'
import chaiMarigold from './scenes/chai-marigold.svg'
import chaiSea from './scenes/chai-sea.svg'
import counterCardamom from './scenes/counter-cardamom.svg'
import counterMarigold from './scenes/counter-marigold.svg'
import counterSea from './scenes/counter-sea.svg'
import courtyardMint from './scenes/courtyard-mint.svg'
import courtyardTerracotta from './scenes/courtyard-terracotta.svg'
import cupMarigold from './scenes/cup-marigold.svg'
import cupRose from './scenes/cup-rose.svg'
import diningMarigold from './scenes/dining-marigold.svg'
import diningTerracotta from './scenes/dining-terracotta.svg'
import gardenMint from './scenes/garden-mint.svg'
import gardenRose from './scenes/garden-rose.svg'
import libraryEspresso from './scenes/library-espresso.svg'
import libraryIndigo from './scenes/library-indigo.svg'
import seaRose from './scenes/sea-rose.svg'
import seaSea from './scenes/sea-sea.svg'

const cafeScenes: ReadonlyMap<string, string> = new Map([
  ['bar-espresso', barEspresso],
  ['bar-indigo', barIndigo],
  ['booth-rose', boothRose],
  ['booth-terracotta', boothTerracotta],
  ['booth-work', boothWork],
  ['chai-marigold', chaiMarigold],
  ['chai-sea', chaiSea],
  ['counter-cardamom', counterCardamom],
  ['counter-marigold', counterMarigold],
  ['counter-sea', counterSea],
  ['courtyard-mint', courtyardMint],
  ['courtyard-terracotta', courtyardTerracotta],
  ['cup-marigold', cupMarigold],
  ['cup-rose', cupRose],
  ['dining-marigold', diningMarigold],
  ['dining-terracotta', diningTerracotta],
  ['garden-mint', gardenMint],
  ['garden-rose', gardenRose],
  ['library-espresso', libraryEspresso],
  ['library-indigo', libraryIndigo],
  ['sea-rose', seaRose],
  ['sea-sea', seaSea],
])

/**
 * The URL of a café's image. Records store the name of a built-in scene, because a name outlives a release and the
 * URL of its file does not; any other value is a URL already.
 */
export const resolveImageUrl = (image: string): string => cafeScenes.get(image) ?? image
