// The monolith renders the modes' routes in its own React tree.

export const modeLifecycles = () => ({})
