/** Turns a name that the server uses, such as `mail_sent`, into words: `Mail sent`. */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
