export * as v from './valibot'
