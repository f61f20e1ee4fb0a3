import { visibleText } from '@baithak/domain'
import type { Artist } from '../model/artist'

/** The artist's name, else the member's; '' for a visitor without either. */
export const stageName = (artist: Artist, memberName: string): string =>
  visibleText(artist.name) || memberName
