import { Resolver } from 'node:dns/promises'

/**
 * Returns the TXT records of a domain name in DNS, each as one text. Empty: the name has none or does not exist.
 * Rejects if DNS does not answer.
 */
export type ResolveTxt = (name: string) => Promise<readonly string[]>

/** Creates a function that looks up TXT records at these DNS servers, by default at those of the machine. */
export function createResolveTxt(servers?: readonly string[]): ResolveTxt {
  return async (name) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 })
    if (servers !== undefined) resolver.setServers(servers)
    try {
      // Join the pieces: DNS splits a long record into texts of at most 255 bytes.
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ENOTFOUND' || code === 'ENODATA') return []
      throw error
    }
  }
}
