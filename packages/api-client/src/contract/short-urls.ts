import * as v from 'valibot'
import type { Call, Endpoint } from './endpoint.ts'

const createShortUrlBody = v.object({
  url: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)),
})

export const createShortUrlEndpoint = {
  method: 'POST',
  path: '/turl/',
  answer: v.object({ turl: v.string() }),
  errors: ['not_authenticated', 'eula_required', 'validation_failed'],
} satisfies Endpoint

export const followShortUrlEndpoint = {
  method: 'GET',
  path: '/t/:code',
  answer: null,
  shape: 'bare',
  errors: ['not_found', 'validation_failed'],
} satisfies Endpoint

export const shortUrlCalls = {
  createShortUrl: {
    endpoint: createShortUrlEndpoint,
    summary: 'Shorten an address of this origin.',
    access: 'session',
    body: createShortUrlBody,
  },
  followShortUrl: {
    endpoint: followShortUrlEndpoint,
    summary: 'Go to the address behind a short one.',
    door: 'page',
    access: 'anyone',
    params: v.object({ code: v.string() }),
  },
} satisfies Record<string, Call>
