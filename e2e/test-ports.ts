import { devPorts, startPorts } from '@baithak/shared/ports'

/** What a test adds to the five ports of its worker's own servers. */
export const otherOriginOffset = 7
export const nginxOffset = 8

const portsPerWorker = 10

/** How far a worker's own servers are from the shared ones. */
export const workerOffset = (parallelIndex: number) => 30 + portsPerWorker * parallelIndex

/** Every port that the end-to-end tests listen on. */
export const testPorts = (workers: number): number[] => [
  ...Object.values(startPorts),
  ...Object.values(devPorts),
  ...Array.from(
    { length: portsPerWorker * workers },
    (_, index) => startPorts.shell + workerOffset(0) + index,
  ),
]

// Browsers refuse 4190, 5060, 6000, 6566, 6665–6669 and 10080, and from 32768 on the system hands out its own.
/** Offsets for the many ports of the tests: 4170, 8170, … 28170. */
export const testOffsets = Array.from({ length: 7 }, (_, index) => index * 4000)
