/** `de` before a name, elided before a vowel: `de Marie`, `d’Alice`. Before an h nobody can tell, so it stays `de`. */
export function of(name: string): string {
  return /^[aàâäåeéèêëiîïoôöuùûüyœæ]/i.test(name) ? `d’${name}` : `de ${name}`
}
