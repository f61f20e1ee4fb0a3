import barEspresso from '@baithak/shared/scenes/bar-espresso.svg'
import barIndigo from '@baithak/shared/scenes/bar-indigo.svg'
import boothRose from '@baithak/shared/scenes/booth-rose.svg'
import boothTerracotta from '@baithak/shared/scenes/booth-terracotta.svg'
import boothWork from '@baithak/shared/scenes/booth-work.svg'
import chaiMarigold from '@baithak/shared/scenes/chai-marigold.svg'
import chaiSea from '@baithak/shared/scenes/chai-sea.svg'
import counterCardamom from '@baithak/shared/scenes/counter-cardamom.svg'
import counterMarigold from '@baithak/shared/scenes/counter-marigold.svg'
import counterSea from '@baithak/shared/scenes/counter-sea.svg'
import courtyardMint from '@baithak/shared/scenes/courtyard-mint.svg'
import courtyardTerracotta from '@baithak/shared/scenes/courtyard-terracotta.svg'
import cupMarigold from '@baithak/shared/scenes/cup-marigold.svg'
import cupRose from '@baithak/shared/scenes/cup-rose.svg'
import diningMarigold from '@baithak/shared/scenes/dining-marigold.svg'
import diningTerracotta from '@baithak/shared/scenes/dining-terracotta.svg'
import gardenMint from '@baithak/shared/scenes/garden-mint.svg'
import gardenRose from '@baithak/shared/scenes/garden-rose.svg'
import libraryEspresso from '@baithak/shared/scenes/library-espresso.svg'
import libraryIndigo from '@baithak/shared/scenes/library-indigo.svg'
import seaRose from '@baithak/shared/scenes/sea-rose.svg'
import seaSea from '@baithak/shared/scenes/sea-sea.svg'

const scenes: ReadonlyMap<string, string> = new Map([
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

/** The address of a café's picture: samples name a scene of ours, everyone else brings an address. */
export const pictureOf = (image: string): string => scenes.get(image) ?? image
