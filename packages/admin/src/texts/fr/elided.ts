/**
 * `de` before a name, elided before a vowel: `de Marie`, `d’Alice`. Before an h it stays `de`, because the spelling
 * does not tell whether the h is silent.
 */
export function of(name: string): string {
  return /^[aàâäåeéèêëiîïoôöuùûüyœæ]/i.test(name) ? `d’${name}` : `de ${name}`
}
