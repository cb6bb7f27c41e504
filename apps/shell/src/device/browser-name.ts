import type { ShellTexts } from '../texts/shell-texts.ts'

/**
 * Names a browser and its operating system, such as `Firefox on Linux`. Leaves out what is not known; if nothing is,
 * returns the text for an unknown browser.
 */
export function browserName(
  browser: string | null,
  system: string | null,
  { browserOn, unknownBrowser }: ShellTexts['pages']['device'],
): string {
  if (browser && system) return browserOn({ browser, system })
  return browser ?? system ?? unknownBrowser
}
