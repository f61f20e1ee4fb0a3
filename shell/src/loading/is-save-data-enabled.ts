/** Whether the visitor has turned on the browser's data saver. */
export const isSaveDataEnabled = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
