import * as v from 'valibot'
import { numberOf, numberOfDays, timeZone, wholeNumber, type Variable } from './settings-schemas.ts'

/**
 * Environment variables about access and accounts: how long they last, who approves access, and how many factors a
 * sign-in needs.
 */
export const accessVariables = {
  TIME_ZONE: { schema: timeZone, default: 'UTC', meaning: 'time zone of the days of access' },
  GRANT_MAX_DAYS: {
    schema: numberOfDays,
    default: 'no limit',
    meaning: 'most days for which access may be given to a person; then it must have an end',
  },
  REQUEST_APPROVALS: {
    schema: wholeNumber(1, 1, 2),
    default: '1',
    meaning: 'how many data stewards must approve a request for a dataset',
  },
  REVIEW_MONTHS: {
    schema: numberOf('months', 1, 120),
    default: 'never',
    meaning: 'months after which data stewards are asked whether access is still needed',
  },
  INACTIVE_DAYS: {
    schema: numberOf('days', 45, 3650),
    default: 'never',
    meaning: 'days without use after which an account is disabled, with mails 30 and 7 days before',
  },
  IDLE_LOCK_MINUTES: {
    schema: numberOf('minutes', 2, 1440),
    default: 'never',
    meaning: 'minutes without a key, pointer or touch in any tab after which a session is locked',
  },
  GRANT_DAYS: { schema: numberOfDays, default: 'none', meaning: 'days of access to propose' },
  TWO_FACTORS: {
    schema: v.optional(v.literal('all', 'must be all')),
    default: 'organisations that ask for it',
    meaning: '`all`: everybody must show two factors to sign in, and is led to set up the second',
  },
} as const satisfies Record<string, Variable>
