import type { UserProfile } from '@vestibule/api-client/contract'
import { createFakeClient, type Handlers } from '@vestibule/api-client/testing'
import type { Clock } from '@vestibule/base/clock'
import type { SessionOptions } from '@vestibule/session'
import { StrictMode } from 'react'
import { App } from '../app.tsx'
import { createShell } from '../boot/create-shell.ts'
import { readSettings } from '../boot/settings.ts'
import { createLateCode, type LateCode } from '../late/late-code.ts'
import { english } from './english.ts'
import type { ShellTexts } from '../texts/shell-texts.ts'
import { someEntries } from './entries.ts'

export const internalUser: UserProfile = {
  id: 'u1',
  email: 'ines@northfield.example',
  first_name: 'Inès',
  last_name: 'Okafor',
  organization_info: { id: 'northfield', name: 'Northfield', is_internal: true, tier: 'premium' },
  is_external_user: false,
  eulas_not_accepted: [],
  impersonating: null,
  can_impersonate: false,
}

export const externalUser: UserProfile = {
  ...internalUser,
  id: 'u2',
  organization_info: { id: 'calder', name: 'Calder', is_internal: false, tier: 'explore' },
  is_external_user: true,
}

/** The fake responses for a signed-in user who has the list of `someEntries`. */
export const signedIn: Handlers = {
  getAuthenticated: null,
  getProfile: internalUser,
  getRoles: [],
  getSessionValidity: () => ({
    max_ttl: Math.floor(Date.now() / 1000) + 36_000,
    user_id: internalUser.id,
    acting_for: null,
  }),
  getEnvironment: null,
  getDatasetEnvironment: null,
  listResources: [...someEntries],
  listVirtualCohorts: [],
  listDocuments: [],
  listAnnouncements: [],
  listRecent: [],
  listDatasetTerms: [],
  listEndedResources: [],
  addRecent: null,
  listPins: [],
  reportError: null,
  getDataset: ({ params: { datasetId = '' } }) => ({
    id: datasetId,
    resourcetype: 'DatasetResource',
    resource: {
      name: datasetId,
      display_name: datasetId,
      data_partner: { id: 'partner-1' },
      datasets: [],
    },
    datatypes: [],
    is_aggregate: false,
  }),
}

export interface RenderShellOptions {
  /** Fake responses of the server. Default: those for a signed-in user. */
  readonly handlers?: Handlers
  /** The shell's settings in the form in which the server writes them into the page. Default: none is set. */
  readonly settings?: Record<string, unknown>
  readonly texts?: ShellTexts
  /**
   * The components that the shell loads after its first paint (menus, dialogs, tooltips). Default: fetched as in the
   * app itself.
   */
  readonly late?: LateCode
  /** The clock of the session. Default: the clock of the device. */
  readonly clock?: Clock
  /** Renders in React's strict mode, as the app itself does. */
  readonly strict?: boolean
}

/** The shell at the current URL, with a fake transport. Full navigations are recorded in `left`. */
export function testShell(options: RenderShellOptions = {}) {
  const { client, transport } = createFakeClient({ ...signedIn, ...options.handlers })
  const left: string[] = []
  const settings = readSettings(options.settings)
  if (settings.kind === 'invalid') throw new Error(settings.message)
  const leave = (address: string) => void left.push(address)
  const shell = createShell({
    client,
    settings: settings.value,
    session: {
      window: windowThatStays(leave),
      log: () => {},
      ...(options.clock && { clock: options.clock }),
    },
    leave,
  })
  const late = options.late ?? createLateCode()
  const app = <App shell={shell} late={late} texts={options.texts ?? english} />
  return {
    element: options.strict ? <StrictMode>{app}</StrictMode> : app,
    client,
    transport,
    shell,
    left,
  }
}

/**
 * A window for the session that records navigations instead of performing them, because jsdom does not support them.
 */
function windowThatStays(leave: (address: string) => void): NonNullable<SessionOptions['window']> {
  const location = {
    get pathname() {
      return window.location.pathname
    },
    get search() {
      return window.location.search
    },
    get hash() {
      return window.location.hash
    },
    hostname: window.location.hostname,
    assign: leave,
    replace: leave,
    reload: () => leave(window.location.pathname),
  }
  return {
    location,
    history: window.history,
    document,
    localStorage,
    sessionStorage,
    addEventListener: (type, listener) => window.addEventListener(type, listener),
    removeEventListener: (type, listener) => window.removeEventListener(type, listener),
    open: () => null,
    close: () => {},
  }
}
