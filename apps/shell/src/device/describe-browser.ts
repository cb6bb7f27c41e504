const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]*(?: Mobile\/\w+)? Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

export interface BrowserName {
  /** `Firefox 152`; null for an unknown browser. */
  readonly browser: string | null
  readonly system: string | null
}

/** What a user-agent string says of a browser, in words that a person knows. */
export function describeBrowser(userAgent: string): BrowserName {
  const name = browsers.map(([pattern, label]) => {
    const version = pattern.exec(userAgent)?.[1]
    return version === undefined ? null : `${label} ${version}`
  })
  return {
    browser: name.find((found) => found !== null) ?? null,
    system: systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null,
  }
}
