/** Chromium uses only the last list, so this repeats Playwright's own. */
const playwrightFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Two hidden pages of the address bar, which Chromium renders for every window in half a second. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** A process for the next page, started beside each page. */
const spareRenderer = 'SpareRendererForSitePerProcess'

/** The Chromium features that the tests disable. */
export const disabledFeatures = [...playwrightFeatures, ...addressBar, spareRenderer]
