/** What the browser tells about the app's window. */
interface Device {
  /** Only Apple's mobile browsers have the flag. */
  standalone?: boolean | undefined
  isStandaloneDisplay: boolean
}

const readDevice = (): Device => ({
  standalone: (navigator as { standalone?: boolean }).standalone,
  isStandaloneDisplay: window.matchMedia('(display-mode: standalone)').matches,
})

export const isInstalled = ({ standalone, isStandaloneDisplay }: Device = readDevice()): boolean =>
  isStandaloneDisplay || standalone === true

/** How the app can be installed: by the browser's dialog, by hand on an iPhone or iPad, or not at all. */
export function installMethodOf(
  hasDialog: boolean,
  device: Device = readDevice(),
): 'dialog' | 'share-sheet' | null {
  if (isInstalled(device)) return null
  if (hasDialog) return 'dialog'
  return device.standalone === false ? 'share-sheet' : null
}

/** Safari deletes what sites have stored after seven days without a visit, but not that of an installed app. */
export const isEvictedAfterAWeek = (
  vendor: string = navigator.vendor,
  device: Device = readDevice(),
): boolean => vendor.startsWith('Apple') && !isInstalled(device)
