import { ratio } from './network-metrics'

/** What the federated app may cost, as a multiple of the same sources built as one app. */
export const goals = {
  first: { bytes: 1.25, roundTrips: 1.1 },
  /** From the second mode on it is ahead. */
  ahead: { bytes: 1, roundTrips: 1 },
}

/** Round trips are known to a tenth. */
const known = 0.1

export interface Judged {
  bytes: number
  roundTrips: number
}

/** Why a row misses its goal; empty when it does not. */
export function misses(federated: Judged, single: Judged, ahead: boolean): string[] {
  const goal = ahead ? goals.ahead : goals.first
  const bytes = ratio(federated.bytes, single.bytes)
  const late = federated.roundTrips - goal.roundTrips * single.roundTrips
  return [
    ...(bytes > goal.bytes ? [`${bytes.toFixed(3)} × the bytes, not ${goal.bytes}`] : []),
    ...(late > known + 1e-9
      ? [`${federated.roundTrips} round trips, not ${goal.roundTrips} × ${single.roundTrips}`]
      : []),
  ]
}
