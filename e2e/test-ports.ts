import { devPortOf, maxApps, startPortOf } from '@baithak/build/ports'

const portsPerWorker = 10

/** The port offset of a worker's own servers from the shared ones. */
export const workerOffset = (parallelIndex: number) => 30 + portsPerWorker * parallelIndex

/** The offset of nginx from a worker's own servers. */
export const nginxOffset = 8

const range = (length: number, portOf: (index: number) => number) =>
  Array.from({ length }, (_, index) => portOf(index))

/** Every port that the end-to-end tests listen on. */
export const testPorts = (workers: number): number[] => [
  ...range(maxApps, startPortOf),
  ...range(maxApps, devPortOf),
  ...range(portsPerWorker * workers, (index) => startPortOf(0) + workerOffset(0) + index),
]

// The system assigns ephemeral ports from 32768 on.
/** Candidate offsets for the ports of the tests: 4170, 4570, … 26170. */
export const testOffsets = range(56, (index) => index * 400)
