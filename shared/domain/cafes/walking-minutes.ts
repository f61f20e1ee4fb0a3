const metresPerMinute = 80
const maxWalkKm = 3

/** How long a walk takes; null for a distance that nobody walks. */
export const walkingMinutes = (km: number): number | null =>
  km > 0 && km <= maxWalkKm ? Math.max(1, Math.round((km * 1000) / metresPerMinute)) : null
