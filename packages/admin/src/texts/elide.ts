/**
 * Shortens French `de` before a name that begins with a vowel: `de Marie`, `d’Alice`. Before an h it stays `de`,
 * because the spelling does not tell whether the h is silent. U+2068, which isolates the name, may stand between the
 * two.
 */
export const elide = (text: string): string =>
  text.replaceAll(/\bde (\u2068?)(?=[aàâäåeéèêëiîïoôöuùûüyœæ])/gi, 'd’$1')
