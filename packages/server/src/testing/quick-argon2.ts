import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

const least = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Hashes at the least cost, and ignores the requested one. Verifying a hash uses the cost that it names. */
export const hash = (password: string, _options: Argon2.Options) => argon2.hash(password, least)

export const hashRaw = (text: string, { salt }: Argon2.Options) =>
  argon2.hashRaw(text, { ...least, ...(salt && { salt }) })

export const { verify } = argon2
