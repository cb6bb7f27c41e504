/**
 * The end of a session in milliseconds since 1970, from the server's `max_ttl`: from 1e11 on it is
 * milliseconds, from 1e9 to there seconds. Null for anything else, which is an invalid answer.
 */
export function parseSessionEnd(maxTtl: unknown): number | null {
  if (typeof maxTtl !== 'number' || !(maxTtl >= 1e9 && maxTtl < Infinity)) return null
  return maxTtl < 1e11 ? maxTtl * 1000 : maxTtl
}

/**
 * Server's clock minus this device's, in milliseconds: the `Date` header of an answer against the
 * middle of its round trip. The header counts whole seconds, so that half of one is added.
 */
export function clockSkew(
  serverTimeMs: number | null,
  askedAt: number,
  answeredAt: number,
): number {
  return serverTimeMs === null ? 0 : serverTimeMs + 500 - (askedAt + answeredAt) / 2
}
