// Moves all ports, for a copy of the repository that runs beside another one.
const offset = Number(process.env.BAITHAK_PORT_OFFSET ?? 0)

/** Where each app stands on a developer's machine: hot reload from 5170 on, the production builds from 4170 on. */
export const devPorts = {
  shell: 5170 + offset,
  work: 5171 + offset,
  party: 5172 + offset,
  gig: 5173 + offset,
  admin: 5174 + offset,
} as const
