import { ratio } from './statistics'

/** What the federated app may cost, as a multiple of the monolith. */
const thresholds = {
  cold: { bytes: 1.25, roundTrips: 1.1 },
  warm: { bytes: 1, roundTrips: 1 },
}

/** Round trips are measured to a tenth. */
const tolerance = 0.1

interface Cost {
  bytes: number
  roundTrips: number
}

/** The thresholds that the federated app exceeds, as sentences for the report. */
export function exceededThresholds(federated: Cost, monolith: Cost, isWarm: boolean): string[] {
  const threshold = isWarm ? thresholds.warm : thresholds.cold
  const bytes = ratio(federated.bytes, monolith.bytes)
  const excess = federated.roundTrips - threshold.roundTrips * monolith.roundTrips
  return [
    ...(bytes > threshold.bytes ? [`${bytes.toFixed(3)} × the bytes, not ${threshold.bytes}`] : []),
    ...(excess > tolerance + 1e-9
      ? [
          `${federated.roundTrips} round trips, not ${threshold.roundTrips} × ${monolith.roundTrips}`,
        ]
      : []),
  ]
}
