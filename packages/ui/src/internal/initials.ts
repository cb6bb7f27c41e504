/** Returns the initials of the first and last word: "Inès Okafor" gives "IO". Empty for an empty name. */
export function initials(name: string): string {
  const words = name.split(/[\s_-]+/u).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  // Array.from splits by code points, so that no character is cut in half.
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
