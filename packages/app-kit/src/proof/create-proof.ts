import {
  getAuthenticated,
  getPasskeyRequestOptions,
  getSecurity,
  proveAgain,
  sendProofCode,
  type Client,
  type ProofInput,
} from '@vestibule/api-client'
import type { PasskeyRequestOptions, ProofFactor } from '@vestibule/api-client/contract'
import type { Clock } from '@vestibule/base/clock'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import type { KeyValueStorage } from '@vestibule/base/safe-storage'
import { createStore } from 'zustand/vanilla'
import type { PasskeySignature } from '../passkeys.ts'
import { proofProblemOf, type ProofProblem } from './proof-problem.ts'

export interface ProofState {
  /** `none`: the user has no factor that is accepted. Only signing in again helps. */
  readonly status: 'loading' | 'notLoaded' | 'none' | 'open' | 'proving' | 'proven'
  /** The factors that the user can use, the best one first. */
  readonly factors: readonly ProofFactor[]
  readonly factor: ProofFactor
  /** What the user has typed of the password or the code. */
  readonly typed: string
  readonly problem: ProofProblem | null
  readonly mail: {
    readonly status: 'none' | 'sending' | 'sent'
    /** When another mail can be requested, in milliseconds since 1970. */
    readonly resendAt: number
    /** How many more mails the user has requested after the first. */
    readonly again: number
  }
}

export interface ProofWorld {
  readonly client: Client
  readonly clock: Clock
  /** Storage for the factor that the user used last. */
  readonly storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>
  /** The factors that the server accepts for the action. Absent or null: all factors of the user. */
  readonly accepted?: readonly string[] | null | undefined
  /** Whether the session is locked. Then only factors that unlock it are offered. */
  readonly isLocked?: boolean
  /** Makes the browser ask the user for a passkey. Undefined if the browser does not support passkeys. */
  readonly askPasskey?: ((options: PasskeyRequestOptions) => Promise<PasskeySignature>) | undefined
}

/**
 * A new proof of identity with one of the user's factors. The server requires it before users change how they sign in,
 * and before changes in administration; it also unlocks a locked session.
 */
export interface Proof extends ReadonlyStore<ProofState> {
  /** Loads the factors that the user can use, and chooses the one that the user used last, otherwise the best one. */
  readonly load: () => Promise<void>
  readonly choose: (factor: ProofFactor) => void
  readonly type: (text: string) => void
  readonly sendCode: () => Promise<void>
  /** Sends the typed text or the passkey to the server. Resolves to true if the server has accepted it. */
  readonly prove: () => Promise<boolean>
}

/** Storage key under which the factor that the user used last is stored. */
export const lastFactorKey = 'vestibule.proof'
/** The server mails a user at most one code for a proof of identity within this time, in milliseconds. */
const mailCooldownMs = 30_000
const codeLength = 6

export function createProof(world: ProofWorld): Proof {
  const { client, clock, storage, accepted, askPasskey } = world
  const store = createStore<ProofState>(() => ({
    status: 'loading',
    factors: [],
    factor: 'password',
    typed: '',
    problem: null,
    mail: { status: 'none', resendAt: 0, again: 0 },
  }))
  const { getState, setState } = store
  const failed = (outcome: Parameters<typeof proofProblemOf>[0]) =>
    proofProblemOf(outcome, clock.now())

  async function load() {
    setState({ status: 'loading', problem: null })
    const outcome = await (world.isLocked
      ? unlocking(client)
      : getSecurity(client, { cache: false }))
    if (outcome.kind === 'unlocked') {
      setState({ status: 'proven' })
      return
    }
    if (outcome.kind !== 'loaded') {
      setState({ status: 'notLoaded', problem: failed(outcome) })
      return
    }
    const offered: readonly string[] = outcome.value.proofs
    const factors = offered
      .filter(isKnown)
      .filter((factor) => accepted?.includes(factor) ?? true)
      .filter((factor) => factor !== 'passkey' || askPasskey !== undefined)
    const last = storage.getItem(lastFactorKey)
    const factor = factors.find((factor) => factor === last) ?? factors[0]
    setState({ factors, status: factor === undefined ? 'none' : 'open' })
    if (factor !== undefined) choose(factor)
  }

  function choose(factor: ProofFactor) {
    setState({ factor, typed: '', problem: null })
    if (factor === 'email_code' && getState().mail.status === 'none') void sendCode()
  }

  async function sendCode() {
    const { mail } = getState()
    if (mail.status === 'sending') return
    setState({ mail: { ...mail, status: 'sending' }, problem: null, typed: '' })
    const outcome = await sendProofCode(client)
    const isAgain = mail.status === 'sent'
    if (outcome.kind === 'sent') {
      const resendAt = clock.now() + mailCooldownMs
      setState({ mail: { status: 'sent', resendAt, again: mail.again + (isAgain ? 1 : 0) } })
    } else if (outcome.kind === 'throttled' && outcome.codeIsGood === true) {
      const resendAt = clock.now() + outcome.retryAfterS * 1000
      setState({ mail: { status: 'sent', resendAt, again: mail.again } })
    } else {
      const problem = failed(outcome)
      const kind = problem.kind === 'throttled' ? 'mailThrottled' : problem.kind
      setState({ mail, problem: { ...problem, kind } as ProofProblem })
    }
  }

  /** Returns what to send to the server, or the problem if that is missing. Null if the user cancelled the passkey. */
  async function inputOf({ factor, typed }: ProofState): Promise<ProofInput | ProofProblem | null> {
    if (factor === 'password') return typed === '' ? { kind: 'noPassword' } : { password: typed }
    if (factor !== 'passkey') {
      return typed.length < codeLength ? { kind: 'noCode' } : { code: typed }
    }
    const options = await getPasskeyRequestOptions(client)
    if (options.kind !== 'loaded') return failed(options)
    const given = await askPasskey?.(options.value)
    if (given?.kind === 'signed') return { credential: given.credential }
    return given?.kind === 'cancelled' ? null : { kind: 'noPasskey' }
  }

  async function prove() {
    const state = getState()
    if (state.status !== 'open') return false
    setState({ status: 'proving', problem: null })
    const input = await inputOf(state)
    if (input === null || 'kind' in input) {
      setState({ status: 'open', problem: input })
      return false
    }
    const outcome = await proveAgain(client, input)
    if (outcome.kind !== 'proven') {
      const isCode = state.factor === 'authenticator' || state.factor === 'email_code'
      setState({
        status: 'open',
        problem: failed(outcome),
        // Clear a code that was refused, because it never becomes right. Keep a password that was refused, because it
        // may have only one typo.
        ...(isCode && { typed: '' }),
      })
      return false
    }
    storage.setItem(lastFactorKey, state.factor)
    setState({ status: 'proven', typed: '' })
    return true
  }

  return {
    ...readonlyStore(store),
    load,
    choose,
    type: (typed) => setState({ typed }),
    sendCode,
    prove,
  }
}

/**
 * Reads the factors that unlock the session; `unlocked`: the session is no longer locked. While it is locked, the
 * server refuses most other calls.
 */
async function unlocking(client: Client) {
  const outcome = await getAuthenticated(client)
  switch (outcome.kind) {
    case 'locked':
      return { kind: 'loaded', value: outcome } as const
    case 'signedIn':
      return { kind: 'unlocked' } as const
    case 'signedOut':
      return { ...outcome, kind: 'notSignedIn' } as const
    default:
      return outcome
  }
}

function isKnown(factor: string): factor is ProofFactor {
  return ['password', 'authenticator', 'email_code', 'passkey'].includes(factor)
}
