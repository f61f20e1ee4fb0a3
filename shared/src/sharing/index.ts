export { type Message, thisDevice } from './share-or-copy'
export { useSharing } from './use-sharing'
