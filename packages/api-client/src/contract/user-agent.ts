/**
 * Names and patterns of browsers. The order matters, because the `User-Agent` header of some browsers also names
 * another one.
 */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d*)/, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\/(\d*)/, 'Opera'],
  [/\bSamsungBrowser\/(\d*)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d*)/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\/(\d*)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]*.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** Browser and system by their common names; null if unknown. */
export interface UserAgentNames {
  readonly browser: string | null
  /** The major version as the browser shows it to the user, such as `152`. */
  readonly version: string | null
  readonly system: string | null
}

/**
 * Names the browser and the system of a `User-Agent` header. A client can send any header, so do not use the result to
 * decide what a user may do.
 */
export function describeUserAgent(userAgent: string): UserAgentNames {
  for (const [pattern, browser] of browsers) {
    const found = pattern.exec(userAgent)
    if (found) return { browser, version: found[1] || null, system: systemOf(userAgent) }
  }
  return { browser: null, version: null, system: systemOf(userAgent) }
}

const systemOf = (userAgent: string) =>
  systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
