import { AuthCard, AuthForm, AuthIntro } from './auth-card.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [
  { component: AuthCard, props: { brand: 'Sign In', children: 'Body' } },
  { component: AuthIntro, props: { title: 'Get Started' } },
  { component: AuthForm, props: {} },
]
