export { closestName } from './closest-name'
