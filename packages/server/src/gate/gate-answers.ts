import type { Context } from 'hono'
import { ApiError } from '../http/api-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { asLocation } from '../http/location.ts'
import { plainPage, plainPageHeaders } from '../http/plain-page.ts'
import { authScreen } from '../auth-screens.ts'
import type { Asked } from './asked-address.ts'
import type { Refusal } from './gate.ts'

interface Words {
  readonly heading: string
  readonly text: string
  readonly link: string
}

const words: Readonly<Record<Refusal, Words>> = {
  app: {
    heading: 'This app is not open to you',
    text: 'Ask the person who administers your organization’s access.',
    link: 'Go to the home page',
  },
  premium: {
    heading: 'This app is part of the premium tier',
    text: 'Your organization does not have the premium tier.',
    link: 'Go to the home page',
  },
  dataset: {
    heading: 'This dataset is not open to you',
    text: 'The app is, but not on this dataset. Choose another one on the home page.',
    link: 'Go to the home page',
  },
  terms: {
    heading: 'Terms of use wait for you',
    text: 'Read and accept them first. Then you come back to this page.',
    link: 'Read the terms',
  },
}

const signedOutWords = {
  heading: 'You are signed out',
  text: 'Sign in again to go on.',
  link: 'Sign in',
}

/** What the answers need to know beside the request. */
export interface AnswerWorld {
  readonly publicOrigin: string
}

/** The address at which a signed-out visitor signs in and then comes back. */
export function signInAddress({ publicOrigin }: AnswerWorld, next: string): string {
  return asLocation(publicOrigin + authScreen('start', { next }))
}

/** Somebody who is not signed in: a page is led to `location`, a script is told. */
export function answerSignedOut(
  c: Context<AppEnv>,
  world: AnswerWorld,
  { isPage, isFrame }: Pick<Asked, 'isPage' | 'isFrame'>,
  location: string,
  as401 = false,
): Response {
  if (isPage && as401) {
    c.env.outgoing.setHeader('X-Vestibule-Location', location)
    throw new ApiError('not_authenticated')
  }
  if (!isPage) throw new ApiError('not_authenticated')
  // The sign-in page shows itself in no frame.
  const isSignIn = location.startsWith(`${world.publicOrigin}/auth/`)
  if (isFrame && isSignIn) return wordsPage(c, world, 401, signedOutWords, '/')
  return c.redirect(location, 302)
}

/** Somebody who is signed in and may not go on. `next`: where they wanted to go, as a path of the platform. */
export function answerRefused(
  c: Context<AppEnv>,
  world: AnswerWorld,
  { isPage }: Pick<Asked, 'isPage'>,
  why: Refusal,
  next: string,
): Response {
  if (!isPage) {
    if (why === 'terms') throw new ApiError('eula_required')
    throw new ApiError('forbidden', `${words[why].heading}. ${words[why].text}`)
  }
  const path = why === 'terms' ? authScreen('eula', { next }) : '/'
  return wordsPage(c, world, 403, words[why], path)
}

/** A page in words, in our look, that the platform may show in its frame of an app. */
export function wordsPage(
  c: Context<AppEnv>,
  { publicOrigin }: AnswerWorld,
  status: 400 | 401 | 403 | 502,
  { heading, text, link }: Words,
  path: string,
): Response {
  const action = `<p><a href="${escapeHtml(publicOrigin + path)}" target="_top">${link}</a></p>`
  const policy = plainPageHeaders['Content-Security-Policy']
  return c.html(plainPage({ heading, text, action }), status, {
    'Content-Security-Policy': policy.replace(
      "frame-ancestors 'none'",
      `frame-ancestors ${publicOrigin}`,
    ),
    'Cache-Control': 'no-store',
  })
}
