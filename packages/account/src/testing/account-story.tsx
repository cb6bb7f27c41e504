import { accountPaths } from '@vestibule/app-kit/account-paths'
import { basePath } from '@vestibule/app-kit/auth-paths'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import type { FlowState, NeverIn } from '@vestibule/app-kit/testing/flow-states'
import { flowStory, type Play } from '@vestibule/app-kit/testing/flow-story'
import { createSafeStorage } from '@vestibule/base/safe-storage'
import { loadAppTexts, type AppTexts } from './load-app-texts.ts'
import { testAccount } from './test-account.tsx'
import type { AccountSecurity } from '@vestibule/api-client/contract'
import type { Handlers } from '@vestibule/api-client/testing'
import { profile } from '@vestibule/app-kit/testing/profile'
import { withPasskeys } from '@vestibule/app-kit/testing/open-platform'

const passkey = {
  id: 'p1',
  name: 'Laptop at work',
  created_at: '2026-10-02T09:00:00Z',
  last_used_at: '2026-11-19T08:12:00Z',
  backed_up: true,
}
const here = {
  id: 's1',
  current: true,
  user_agent: { browser: 'Firefox 152', system: 'Linux' },
  signed_in_at: '2026-11-20T08:30:00Z',
  last_seen_at: '2026-11-20T08:58:00Z',
  factors: ['password', 'email_code'],
}
const away = {
  ...here,
  id: 's2',
  current: false,
  user_agent: { browser: 'Safari 27', system: 'iOS' },
}
/** A token of the user. */
export const token = {
  id: 't1',
  name: 'Notebook',
  app: 'survival',
  dataset: null,
  created_at: '2026-11-18T09:00:00Z',
  ends_at: '2026-12-18T09:00:00Z',
  last_used_at: '2026-11-19T08:12:00Z',
}
const resources = [
  {
    resourcetype: 'AppResource' as const,
    datatypes: [],
    is_aggregate: false,
    resource: { url: '/survival/', display_name: 'Survival', dataset_dependent: true },
  },
  {
    resourcetype: 'DatasetResource' as const,
    datatypes: [],
    is_aggregate: false,
    resource: { name: 'four_rivers', display_name: 'Four Rivers' },
  },
]
/** The security settings of a user who has set up everything. */
export const security: AccountSecurity = {
  sign_in_method: 'email_otp_and_authenticator_based',
  password: { changed_at: '2026-06-01T10:00:00Z' },
  authenticator: { confirmed_at: '2026-06-01T10:05:00Z' },
  recovery_codes_left: 3,
  passkeys: 1,
  email_change: null,
  security_question: null,
  proofs: ['password'],
}
/** The server's answers for an account with everything set up. */
export const answers: Handlers = {
  getProfile: profile,
  getSecurity: security,
  listPasskeys: [passkey],
  listSessions: [here, away],
  listTokens: [token],
  listResources: resources,
  listAccountEvents: {
    items: [
      { id: '3', event: 'signed_in', at: '2026-11-20T08:30:00Z', ip: '192.0.2.7', factor: null },
      { id: '2', event: 'sign_in_failed', at: '2026-11-19T21:04:00Z', ip: null, factor: null },
    ],
    next: '2',
  },
}

type Page = keyof typeof accountPaths

/** The states that a page never has, with the reason; every other state of each page has a story. */
export const neverIn: NeverIn<Page> = {
  activity: { success: 'It is only read.' },
}

/** A story of a page of the account. */
export function account(page: Page, state: FlowState, handlers: Handlers = {}, play?: Play) {
  const make = (texts: AppTexts | undefined) =>
    testAccount({
      ...(texts && { texts }),
      platform: withPasskeys,
      handlers: { ...answers, ...handlers },
      storage: createSafeStorage(() => null),
    }).element
  return flowStory({
    route: page,
    state,
    address: basePath + accountPaths[page],
    make,
    loadTexts: () => loadAppTexts(pageLanguage()),
    play,
  })
}
/** Presses buttons one after another. */
export const press =
  (...names: readonly string[]): Play =>
  async ({ canvas, userEvent }) => {
    for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }))
  }
export const afterwards =
  (first: Play, next: Play): Play =>
  async (stage) => {
    await first(stage)
    return next(stage)
  }
