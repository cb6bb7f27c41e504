/**
 * Features to turn off: those that Playwright turns off, and further ones. Chromium honours only the last
 * `--disable-features`, so that this list must repeat Playwright's.
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
  // Chromium makes pages for each window's address bar, and a spare renderer process. Without them, a window opens
  // twice as fast.
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/**
 * Chromium flags of all tests: no sandbox, which root cannot have, no traffic in the background, and no work for what
 * nobody sees.
 */
const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
]

/** Chromium flags for tests whose pages live a few seconds, too briefly to profit from optimising compilers. */
export const browserFlags = [...quietFlags, '--js-flags=--no-opt,--no-maglev']

/** Chromium flags for stories: all stories of a worker share a page, which profits from the middle compiler. */
export const storyFlags = [...quietFlags, '--js-flags=--no-opt']
