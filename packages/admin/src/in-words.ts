/** A name of the server, such as `mail_sent`, as readable words: `Mail sent`. */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
