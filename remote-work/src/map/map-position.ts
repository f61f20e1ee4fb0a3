/** In percent of the map's width and height. */
export interface MapPosition {
  left: number
  top: number
}

export const memberPosition: MapPosition = { left: 49.7, top: 39.1 }
