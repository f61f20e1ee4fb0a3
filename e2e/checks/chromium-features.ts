/** Chromium takes the last list that it is given alone, so Playwright's own is said again. */
const byPlaywright = [
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

/** Two pages behind the address bar, drawn for every window although nobody sees them: half a second each time. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** What the browser of the tests goes without. */
export const disabledFeatures = [...byPlaywright, ...addressBar]
