/** Where each app stands on a developer's machine: hot reload from 5170 on, the production builds from 4170 on. */
export const devPorts = { shell: 5170, work: 5171, party: 5172, gig: 5173, admin: 5174 } as const
