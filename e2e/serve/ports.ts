import { devPorts } from '@baithak/shared/ports'

/** Where `npm start` serves the apps when nobody else listens there. */
export const basePorts = { shell: 4170, work: 4171, party: 4172, gig: 4173, admin: 4174 } as const

/** What a test adds to the five ports of its worker's own servers. */
export const otherOriginOffset = 7
export const nginxOffset = 8

const portsPerWorker = 10

/** How far a worker's own servers are from the shared ones. */
export const workerOffset = (parallelIndex: number) => 30 + portsPerWorker * parallelIndex

/** Every port that the end-to-end tests listen on. */
export const testPorts = (workers: number): number[] => [
  ...Object.values(basePorts),
  ...Object.values(devPorts),
  ...Array.from(
    { length: portsPerWorker * workers },
    (_, index) => basePorts.shell + workerOffset(0) + index,
  ),
]
