import { devPortOf, maxApps, startPortOf } from '@baithak/build/ports'

/** Port offsets of further servers of a test, relative to its worker's own shell. */
export const otherOriginOffset = 7
export const nginxOffset = 8

const portsPerWorker = 10

/** The port offset of a worker's own servers from the shared ones. */
export const workerOffset = (parallelIndex: number) => 30 + portsPerWorker * parallelIndex

/** Every port that the end-to-end tests listen on. */
export const testPorts = (workers: number): number[] => [
  ...Array.from({ length: maxApps }, (_, index) => startPortOf(index)),
  ...Array.from({ length: maxApps }, (_, index) => devPortOf(index)),
  ...Array.from(
    { length: portsPerWorker * workers },
    (_, index) => startPortOf(0) + workerOffset(0) + index,
  ),
]

// The system assigns ephemeral ports from 32768 on.
/** Candidate offsets for the ports of the tests: 4170, 4570, … 26170. */
export const testOffsets = Array.from({ length: 56 }, (_, index) => index * 400)
