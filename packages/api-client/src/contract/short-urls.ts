import * as v from 'valibot'
import type { Call, Endpoint } from './endpoint.ts'

const createShortUrlBody = v.object({
  url: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)),
})

export const createShortUrlEndpoint = {
  method: 'POST',
  path: '/turl/',
  answer: v.object({ turl: v.string() }),
} satisfies Endpoint

export const followShortUrlEndpoint = {
  method: 'GET',
  path: '/t/:code',
  answer: null,
  shape: 'bare',
} satisfies Endpoint

export const shortUrlCalls = {
  createShortUrl: {
    endpoint: createShortUrlEndpoint,
    summary: 'Shorten an address of this origin.',
    access: 'session',
    body: createShortUrlBody,
    errors: ['not_authenticated', 'eula_required', 'validation_failed'],
  },
  followShortUrl: {
    endpoint: followShortUrlEndpoint,
    summary: 'Go to the address behind a short one.',
    access: 'anyone',
    params: v.object({ code: v.string() }),
    errors: ['not_found'],
  },
} satisfies Record<string, Call>
