// A mode's routes are a chunk of their own.

export default () => null
