/** The name of the pass in view transitions: the strip on Home becomes the card in the wallet. */
export const sharedPass = 'pass'
