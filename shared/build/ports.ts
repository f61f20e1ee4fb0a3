const firstStartPort = 4170
const firstDevPort = 5170

/** The port of `npm start` for the app at a position of the list of apps, before any offset. */
export const startPortOf = (index: number) => firstStartPort + index

/** The port of the development server for the app at a position of the list of apps, before any offset. */
export const devPortOf = (index: number) => firstDevPort + index

/** The ports of a run are moved by 100 when one is taken. */
export const maxApps = 10
