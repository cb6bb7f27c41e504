import { textOf } from '@vestibule/base/messages/texts'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { Alert } from '@vestibule/ui/alert'
import type { AdminTexts } from '../texts/admin-texts.ts'
import { useAdmin } from '../use-admin.ts'
import type { userChanges } from './user-changes.ts'
import { Ask } from '../change/ask.tsx'
import { Pairs } from '@vestibule/ui/pairs'

/** Props of the parts of a person's page, which show the account and offer changes of it. */
export interface ChangesOfUser {
  readonly user: ValueFrom<'getUser'>
  readonly changes: ReturnType<typeof userChanges>
}

type Obstacle = ValueFrom<'getUser'>['obstacles'][number]

const tones: Readonly<Record<string, 'warning' | 'danger'>> = {
  locked: 'warning',
  disabled: 'warning',
  invitation_refused: 'danger',
}

/**
 * Shows the main facts about a person. If something prevents the person from signing in, says so above them, with a
 * button for the change that removes the obstacle if there is such a change.
 */
export function UserFactsHead({ user, changes }: ChangesOfUser) {
  const { now, texts } = useAdmin()
  const words = texts.users.person
  const [obstacle] = user.obstacles
  const waiting = user.terms.find((one) => one.accepted_at === null)
  const accepted = user.terms
    .flatMap(({ accepted_at: at }) => at ?? [])
    .toSorted()
    .at(-1)
  const facts = [
    [
      words.facts.lastSignIn,
      user.last_signed_in_at === null
        ? texts.users.never
        : texts.moment(user.last_signed_in_at, now),
    ],
    [words.facts.method, textOf(words.methods, user.sign_in_method) ?? user.sign_in_method],
    [
      words.facts.terms,
      waiting
        ? words.facts.notAccepted
        : accepted
          ? words.facts.accepted({ day: texts.day(accepted) })
          : words.facts.noTerms,
    ],
    [words.facts.since, texts.day(user.created_at)],
  ] as const
  return (
    <>
      {obstacle && (
        <Alert
          className="adm-obstacle"
          tone={tones[obstacle.code] ?? 'info'}
          title={titleOf(obstacle, texts)}
          action={<Remedy {...{ obstacle, user, changes }} />}
        >
          {explain(obstacle, texts)}
        </Alert>
      )}
      <Pairs items={facts} variant="facts" />
    </>
  )
}

/** The button for the change that removes an obstacle to signing in. Renders nothing if no change here removes it. */
function Remedy({ obstacle, user, changes }: ChangesOfUser & { readonly obstacle: Obstacle }) {
  const { edit } = useAdmin().texts.changes
  if (obstacle.code === 'locked') return <Ask change={changes.unlock(user)} />
  if (obstacle.code === 'invitation_refused' && user.actions.includes('set_email'))
    return <Ask change={changes.edit(user)}>{edit.correct}</Ask>
  return isNotSetUp(obstacle) ? <Ask change={changes.inviteAgain(user)} /> : null
}

const isNotSetUp = ({ code }: Obstacle) => code === 'not_set_up' || code === 'invitation_refused'

function titleOf({ code, until }: Obstacle, texts: AdminTexts): string {
  const words = texts.users.person.obstacles
  if (code === 'locked')
    return until === null ? words.locked : words.lockedUntil({ time: texts.time(until) })
  if (code === 'disabled' || code === 'not_set_up' || code === 'invitation_refused') {
    return words[code]
  }
  if (code === 'organization_sign_in' || code === 'terms') return words[code]
  return code
}

function explain(obstacle: Obstacle, { users, day, minutes }: AdminTexts): string {
  const words = users.person.obstacles
  const { tries, window_s: windowS, known_browser: isKnown } = obstacle
  const at = day(obstacle.at ?? '')
  switch (obstacle.code) {
    case 'locked':
      if (tries === undefined || windowS === undefined)
        return isKnown ? words.lockedTextKnown : words.lockedText
      return (isKnown ? words.lockedTriesKnown : words.lockedTries)({
        tries,
        time: minutes(Math.round(windowS / 60)),
      })
    case 'disabled':
      return words.disabledText
    case 'not_set_up':
      return words.notSetUpText
    case 'invitation_refused':
      return obstacle.answer == null
        ? words.refusedText({ day: at })
        : words.answeredText({ answer: obstacle.answer, day: at })
    case 'organization_sign_in':
      return words.organizationText
    default:
      return words.termsText
  }
}
