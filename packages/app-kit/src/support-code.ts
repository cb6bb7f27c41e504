/**
 * The digits and letters of support codes. Those that people confuse when they read them aloud or copy them by hand are
 * left out.
 */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Creates a short code that links what a user sees to an error report and the server's log: `K7Q2-M9XD`. */
export function createSupportCode(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const letters = Array.from(random.getRandomValues(new Uint32Array(8)), (number) =>
    alphabet.charAt(number % alphabet.length),
  )
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
