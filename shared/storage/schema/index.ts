// In a mode's build the platform replaces this module, so that valibot is loaded once.
export * as v from './valibot'
