import type { Artist } from '@baithak/shared/storage'

/** The name to play under; '' for a visitor who has told none. */
export const stageName = (artist: Artist, memberName: string): string =>
  artist.name.trim() || memberName
