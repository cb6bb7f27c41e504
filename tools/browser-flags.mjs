/** Chromium honours only the last --disable-features, so this repeats Playwright's own list. */
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
  // Pages for each window's address bar and a spare renderer process: a window opens twice as fast without them.
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** No sandbox (needed as root), no background traffic, no invisible extras. */
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
