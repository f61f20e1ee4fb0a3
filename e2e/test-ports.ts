import { firstPorts, maxApps } from '@baithak/build/apps'

const portsPerWorker = 10

/** Returns the offset of a worker's own servers from the shared ones. */
export const workerOffset = (parallelIndex: number) => 30 + portsPerWorker * parallelIndex

const range = (length: number, first: number) => Array.from({ length }, (_, index) => first + index)

/** Returns every port on which the end-to-end tests listen. */
export const testPorts = (workers: number): number[] => [
  ...range(maxApps, firstPorts.start),
  ...range(maxApps, firstPorts.dev),
  ...range(portsPerWorker * workers, firstPorts.start + workerOffset(0)),
]

/**
 * Candidate offsets for the ports of the tests: 14170, 14570, … 30570. Browsers block some ports below, and the system
 * assigns ports from 32768 on.
 */
export const testOffsets = Array.from({ length: 42 }, (_, index) => 10_000 + index * 400)
