// One chunk: what two chunks share would be loaded with the screens.
export { AddCafeDialog } from './add-cafe-dialog'
export { EditCafeDialog } from './edit-cafe-dialog'
