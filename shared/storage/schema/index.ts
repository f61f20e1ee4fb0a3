// The build of a mode replaces this module with the platform, so that valibot is loaded once.
export * as v from './valibot'
