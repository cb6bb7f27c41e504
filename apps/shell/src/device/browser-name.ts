import type { ShellTexts } from '../texts/shell-texts.ts'

/** `Firefox on Linux`, or what of it is known. */
export function browserName(
  browser: string | null,
  system: string | null,
  { browserOn, unknownBrowser }: ShellTexts['pages']['device'],
): string {
  if (browser && system) return browserOn({ browser, system })
  return browser ?? system ?? unknownBrowser
}
