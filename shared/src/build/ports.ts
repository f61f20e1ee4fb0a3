// Moves all ports, for a copy of the repository that runs beside another one.
const offset = Number(process.env.BAITHAK_PORT_OFFSET ?? 0)

/** The ports of the development servers. */
export const devPorts = {
  shell: 5170 + offset,
  work: 5171 + offset,
  party: 5172 + offset,
  gig: 5173 + offset,
  admin: 5174 + offset,
} as const

/** The ports of `npm start`, before any offset. */
export const basePorts = { shell: 4170, work: 4171, party: 4172, gig: 4173, admin: 4174 } as const
