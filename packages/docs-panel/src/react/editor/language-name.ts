/** Returns the name of a language in that language: `Deutsch` for `de`. Null for null. */
export function languageName(tag: string): string
export function languageName(tag: string | null): string | null
export function languageName(tag: string | null): string | null {
  return tag && (new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag)
}
