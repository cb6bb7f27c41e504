import type { Machine } from '../../flow/create-flow.ts'
import type { Problem } from '../../parts/problem.ts'

/** A sign-in link: whoever is signed in already is asked first. */
export type TokenState =
  | { readonly status: 'checking' }
  | { readonly status: 'asking' }
  | { readonly status: 'signingIn' }
  | { readonly status: 'stranded'; readonly problem: Problem }
  /** The link was not taken, or not wanted. */
  | { readonly status: 'done' }

export type TokenEvent =
  | { readonly type: 'sessionFound' }
  | { readonly type: 'noSessionFound' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'declined' }
  | { readonly type: 'tokenRefused'; readonly problem: Problem }
  | { readonly type: 'finishFailed'; readonly problem: Problem }
  | { readonly type: 'finishRetried' }

export type TokenCommand =
  | { readonly type: 'lookForSession' }
  | { readonly type: 'postToken' }
  | { readonly type: 'finish' }
  | { readonly type: 'openStart'; readonly problem: Problem }
  | { readonly type: 'openHome' }

export const tokenMachine: Machine<TokenState, TokenEvent, TokenCommand> = {
  initial: { state: { status: 'checking' }, commands: [{ type: 'lookForSession' }] },
  transition(state, event) {
    switch (state.status) {
      case 'checking':
        if (event.type === 'sessionFound') return { state: { status: 'asking' } }
        return event.type === 'noSessionFound'
          ? { state: { status: 'signingIn' }, commands: [{ type: 'postToken' }] }
          : { state }
      case 'asking':
        if (event.type === 'confirmed') {
          return { state: { status: 'signingIn' }, commands: [{ type: 'postToken' }] }
        }
        return event.type === 'declined'
          ? { state: { status: 'done' }, commands: [{ type: 'openHome' }] }
          : { state }
      case 'signingIn':
        if (event.type === 'tokenRefused') {
          const { problem } = event
          return { state: { status: 'done' }, commands: [{ type: 'openStart', problem }] }
        }
        return event.type === 'finishFailed'
          ? { state: { status: 'stranded', problem: event.problem } }
          : { state }
      case 'stranded':
        return event.type === 'finishRetried'
          ? { state: { status: 'signingIn' }, commands: [{ type: 'finish' }] }
          : { state }
      case 'done':
        return { state }
    }
  },
}
