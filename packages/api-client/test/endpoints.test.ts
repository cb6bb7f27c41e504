import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { calls, type Call, type CallName, type RefusalCode } from '../src/contract/index.ts'
import * as api from '../src/index.ts'
import { createFakeClient, refuse, statusOnly } from '../src/testing/index.ts'
import { successes } from './payloads.ts'

type Outcome = { kind: string; error?: api.ApiError }
type Client = api.Client

const email = 'ada@acme.example'
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const
const assertion = {
  ...credential,
  response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
}
const attestation = {
  ...credential,
  response: { clientDataJSON: 'AA', attestationObject: 'AA' },
}
const place = { elementId: 'home.title', appName: 'shell' }

/** How to make each call of the contract; only a path if a browser opens it directly. */
const made: Record<CallName, ((client: Client) => Promise<Outcome>) | string> = {
  getConfig: (c) => api.getConfig(c),
  getBranding: (c) => api.getBranding(c),
  getEnvironment: (c) => api.getEnvironment(c, {}),
  getDatasetEnvironment: (c) => api.getEnvironment(c, { datasetId: 'ds' }),
  startLogin: (c) => api.startLogin(c, { email, next: '/shell' }),
  login: (c) => api.login(c, { email, password: 'p' }),
  verifyPassword: (c) => api.verifyPassword(c, { email, password: 'p' }),
  loginWithApiToken: (c) => api.loginWithApiToken(c, { apiToken: 't' }),
  getApiTokenOwner: (c) => api.getApiTokenOwner(c, { apiToken: 't' }),
  decideRedirect: (c) => api.decideRedirect(c, { email, next: '/shell' }),
  logout: (c) => api.logout(c),
  sendEmailCode: (c) => api.sendEmailCode(c, { email }),
  verifyEmailCode: (c) => api.verifyEmailCode(c, { email, code: '123456' }),
  setPassword: (c) => api.setPassword(c, { password: 'p', confirmPassword: 'p' }),
  generateQrCode: (c) => api.generateQrCode(c),
  confirmResetLink: (c) => api.confirmResetLink(c, { uid: 'u', token: 't', code: '123456' }),
  getMissingFactor: (c) => api.getMissingFactor(c),
  verifyTotp: (c) => api.verifyTotp(c, { email, code: '123456' }),
  verifyRecoveryCode: (c) => api.verifyRecoveryCode(c, { email, code: 'ABCDEFGH' }),
  generateRecoveryCodes: (c) => api.generateRecoveryCodes(c),
  registerDeviceCode: (c) => api.registerDeviceCode(c, { code: 'ABC123' }),
  approveDeviceCode: (c) => api.approveDeviceCode(c, { code: 'ABC123', decision: 'deny' }),
  getDeviceCode: (c) => api.getDeviceCode(c, { code: 'ABC123' }),
  authenticateDeviceCode: (c) => api.authenticateDeviceCode(c, { code: 'ABC123' }),
  requestReset: (c) => api.requestReset(c, { email }),
  resetPassword: (c) => api.resetPassword(c, { uid: 'u', token: 't', password: 'p', email }),
  checkResetLink: (c) => api.checkResetLink(c, { uid: 'u', token: 't' }),
  getSecurityQuestion: (c) => api.getSecurityQuestion(c, { email }),
  validateSecurityAnswer: (c) => api.validateSecurityAnswer(c, { email, answer: 'a' }),
  requestRegistration: (c) =>
    api.requestRegistration(c, { firstName: 'A', lastName: 'B', description: 'C', email }),
  verifyRegistration: api.verifyRegistrationPath('t'),
  getEula: (c) => api.getEula(c, { id: 'terms' }),
  acceptEula: (c) => api.acceptEula(c, { eulaId: 'terms', userId: 'u1' }),
  listOrganizations: (c) => api.listOrganizations(c),
  selectOrganization: (c) => api.selectOrganization(c, { organizationId: 'acme' }),
  stopImpersonating: (c) => api.stopImpersonating(c),
  getAuthenticated: (c) => api.getAuthenticated(c),
  getProfile: (c) => api.getProfile(c),
  updateProfile: (c) => api.updateProfile(c, { firstName: 'Ada', language: null }),
  getSecurity: (c) => api.getSecurity(c),
  sendProofCode: (c) => api.sendProofCode(c),
  proveAgain: (c) => api.proveAgain(c, { code: '123456' }),
  changeEmail: (c) => api.changeEmail(c, { email }),
  cancelEmailChange: (c) => api.cancelEmailChange(c),
  confirmEmailChange: api.confirmEmailChangePath('t'),
  undoEmailChange: api.undoEmailChangePath('t'),
  reportActivity: (c) => api.reportActivity(c),
  listSessions: (c) => api.listSessions(c),
  endSession: (c) => api.endSession(c, { id: 's1' }),
  endOtherSessions: (c) => api.endOtherSessions(c),
  listAccountEvents: (c) => api.listAccountEvents(c, { after: '7', limit: 20 }),
  getPasskeyRequestOptions: (c) => api.getPasskeyRequestOptions(c),
  loginWithPasskey: (c) => api.loginWithPasskey(c, { credential: assertion, next: '/shell' }),
  getPasskeyCreationOptions: (c) => api.getPasskeyCreationOptions(c),
  listPasskeys: (c) => api.listPasskeys(c),
  createPasskey: (c) => api.createPasskey(c, { credential: attestation, name: 'Laptop' }),
  renamePasskey: (c) => api.renamePasskey(c, { id: 'AAAA', name: 'Laptop' }),
  deletePasskey: (c) => api.deletePasskey(c, { id: 'AAAA' }),
  listTokens: (c) => api.listTokens(c),
  createToken: (c) => api.createToken(c, { name: 'Notebook', app: 'signals', days: 30 }),
  deleteToken: (c) => api.deleteToken(c, { id: 'AAAA' }),
  changePassword: (c) => api.changePassword(c, { password: 'p', confirmPassword: 'p' }),
  setSecurityQuestion: (c) => api.setSecurityQuestion(c, { question: 'Where?', answer: 'There' }),
  getRoles: (c) => api.getRoles(c, { appName: 'auth' }),
  getSessionValidity: (c) => api.getSessionValidity(c),
  listResources: (c) => api.listResources(c, { resourceType: 'AppResource' }),
  listEndedResources: (c) => api.listEndedResources(c),
  listDatasetTerms: (c) => api.listDatasetTerms(c, { datasetId: 'tides' }),
  renewAccess: (c) => api.renewAccess(c, { resource: 'tides', reason: 'Review' }),
  getDataset: (c) => api.getDataset(c, { datasetId: 'ds' }),
  listAnnouncements: (c) => api.listAnnouncements(c),
  dismissAnnouncement: (c) => api.dismissAnnouncement(c, { id: 'a1' }),
  listRecent: (c) => api.listRecent(c),
  addRecent: (c) => api.addRecent(c, { app: 'cohorts', dataset: 'ds' }),
  listPins: (c) => api.listPins(c),
  savePins: (c) => api.savePins(c, { apps: ['cohorts'] }),
  getReceipt: '/auth_api/v1/eula/terms/receipt/1/',
  requestToken: '/auth_api/v1/tokens/device/',
  pollToken: '/auth_api/v1/tokens/device/token/',
  getTokenRequest: (c) => api.getTokenRequest(c, { code: 'ABC123' }),
  decideTokenRequest: (c) => api.decideTokenRequest(c, { code: 'ABC123', decision: 'deny' }),
  checkGate: '/auth_api/v1/gate/cohorts/',
  enterGate: '/auth_api/v1/gate/cohorts/enter/',
  listGateKeys: '/auth_api/v1/gate_keys/',
  readAppSession: '/auth_api/v1/gate/cohorts/session/',
  readOwnOriginSession: '/.vestibule/session/',
  reportOwnOriginActivity: '/.vestibule/activity/',
  listDocuments: (c) => api.listDocuments(c, { elementIds: ['home.title'] }),
  saveDocument: (c) => api.saveDocument(c, { ...place, data: { miniContent: 'Note' } }),
  updateDocument: (c) => api.updateDocument(c, { ...place, data: {}, version: 3 }),
  deleteDocument: (c) => api.deleteDocument(c, place),
  previewDocument: (c) => api.previewDocument(c, { content: '# Note' }),
  readDocument: api.documentPath(place),
  listSellers: (c) => api.listSellers(c),
  documentationHealth: (c) => api.getDocumentationHealth(c),
  getTicketSystem: (c) => api.getTicketSystem(c),
  listTickets: (c) => api.listTickets(c),
  createTicket: (c) =>
    api.createTicket(c, { subject: 'Help', description: 'Please', category: 'question' }),
  writeToTicket: (c) => api.writeToTicket(c, { number: 7, text: 'More' }),
  solveTicket: (c) => api.solveTicket(c, { number: 7 }),
  reportError: (c) => api.reportError(c, { app: 'auth', version: '1', message: 'm', url: '/' }),
  createShortUrl: (c) => api.createShortUrl(c, { url: 'https://platform.example/x' }),
  followShortUrl: api.shortUrlPath('abc'),
  listVirtualCohorts: (c) => api.listVirtualCohorts(c),
}

/** Functions whose name differs from their call's. */
const otherNames: Partial<Record<CallName, string>> = {
  getDatasetEnvironment: 'getEnvironment',
  documentationHealth: 'getDocumentationHealth',
}

const names = Object.keys(calls) as CallName[]
const functions = names.filter((name) => typeof made[name] === 'function')

/** The refusals that are specific to a call. */
function errorsIn(name: CallName): readonly RefusalCode[] {
  return (calls[name] as Call).endpoint.errors ?? []
}

function make(name: CallName, client: Client): Promise<Outcome> {
  return (made[name] as (client: Client) => Promise<Outcome>)(client)
}

describe('each call of the contract', () => {
  it.each(functions)('%s is made as the contract says and succeeds', async (name) => {
    const { client, transport } = createFakeClient(successes)
    const outcome = await make(name, client)
    expect(outcome).not.toHaveProperty('error')
    expect(transport.problems).toEqual([])
    expect(transport.calls.map((call) => call.name)).toEqual([name])
  })

  it.each(functions.flatMap((name) => errorsIn(name).map((code) => [name, code] as const)))(
    '%s tells %s apart',
    async (name, code) => {
      const { client } = createFakeClient({ [name]: refuse(code, { message: 'The reason' }) })
      const outcome = await make(name, client)
      expect(outcome.error).toMatchObject({ code, message: 'The reason' })
      expect(outcome.kind).not.toBe('failed')
    },
  )

  it('has the kinds of its refusals in the README', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
    // Rows of a table in the README, each for one function, or for several with the same refusals: `name({ … })` |
    // success | refusals |
    const rows = readme.split('\n').filter((line) => /^\| `\w+\(/.test(line))
    const told = rows.flatMap((row) => {
      const [, head = '', , refusals = ''] = row.split(/(?<!\\)\|/)
      const kinds = refusals.replace(/\(.*?\)/g, '').match(/\w+/g) ?? []
      return [...head.matchAll(/`(\w+)\(/g)].map(
        ([, name = '']) => [name, kinds.toSorted()] as const,
      )
    })
    const found = new Map<string, Set<string>>()
    for (const name of functions) {
      const functionName = otherNames[name] ?? name
      const kinds = found.get(functionName) ?? new Set()
      found.set(functionName, kinds)
      for (const code of errorsIn(name)) {
        const { client } = createFakeClient({ [name]: refuse(code) })
        kinds.add((await make(name, client)).kind)
      }
    }
    const listed = Object.fromEntries(told.filter(([name]) => found.has(name)))
    expect(listed).toEqual(
      Object.fromEntries([...found].map(([name, kinds]) => [name, [...kinds].toSorted()])),
    )
  })

  it.each(functions)('%s says how long to wait when it is throttled', async (name) => {
    const { client, transport } = createFakeClient({
      [name]: refuse('rate_limited', { retryAfterS: 12 }),
    })
    expect(await make(name, client)).toMatchObject({ kind: 'throttled', retryAfterS: 12 })
    transport.use({ [name]: statusOnly(429) })
    expect(await make(name, client)).toMatchObject({ kind: 'throttled', retryAfterS: 30 })
  })

  it.each(functions)('%s fails with the error, and does not reject', async (name) => {
    const { client } = createFakeClient({ [name]: refuse('server_error') })
    expect(await make(name, client)).toMatchObject({ kind: 'failed', error: { status: 500 } })
  })

  it.each(names.filter((name) => typeof made[name] === 'string'))(
    '%s is a path for the browser',
    (name) => {
      const { path } = (calls[name] as Call).endpoint
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[\\w.]+')}$`)
      expect(made[name]).toMatch(pattern)
    },
  )
})
