/** The themes that a visitor can choose; the system's is the default. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
