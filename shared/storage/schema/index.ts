// A mode's build takes this module from the platform, so that the shell's copy is the only one.
export * as v from './valibot'
