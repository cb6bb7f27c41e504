import type { UserFacts } from '@vestibule/api-client/contract'
import { useServices } from '../services.ts'
import { DataTable } from '@vestibule/ui/data-table'
import { Part } from '@vestibule/ui/part'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { browserName, factorNames } from './session-words.ts'
import type { ChangesOfUser } from './user-facts-head.tsx'
import { Ask } from '../change/ask.tsx'
import { column } from '../list/column.ts'

interface Factor {
  readonly id: string
  readonly name: string
  readonly detail?: string
  readonly since: string
  readonly lastUsed: string | null
  readonly passkey?: UserFacts['passkeys'][number]
}

/** The person's sign-in factors, with the actions on each. */
export function UserSignIn({ user, may, changes }: ChangesOfUser) {
  const { clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.users.person.signIn
  const now = clock.now()
  const factors: Factor[] = [
    ...(user.password
      ? [{ id: 'password', name: words.password, since: user.password.changed_at, lastUsed: null }]
      : []),
    ...(user.authenticator
      ? [
          {
            id: 'authenticator',
            name: words.authenticator,
            detail: words.codesLeft(user.recovery_codes_left),
            since: user.authenticator.confirmed_at,
            lastUsed: null,
          },
        ]
      : []),
    ...user.passkeys.map((passkey) => ({
      id: passkey.id,
      name: words.passkey(passkey.name),
      ...(passkey.backed_up && { detail: words.backedUp }),
      since: passkey.created_at,
      lastUsed: passkey.last_used_at,
      passkey,
    })),
  ]
  const actions = ({ id, passkey }: Factor) => {
    const [action, change, isAllowed] = passkey
      ? ([
          texts.changes.removePasskey.action,
          changes.removePasskey(user, passkey),
          'remove_passkey',
        ] as const)
      : id === 'password'
        ? ([texts.changes.sendLink.action, changes.sendLink(user), 'send_reset_link'] as const)
        : ([
            texts.changes.resetFactor.action,
            changes.resetFactor(user),
            'reset_second_factor',
          ] as const)
    return (
      may(isAllowed) && (
        <Ask change={change} variant="ghost">
          {action}
        </Ask>
      )
    )
  }
  return (
    <Part heading={words.heading} hint={words.hint}>
      {factors.length === 0 ? (
        <p className="vb-admin-muted">{words.none}</p>
      ) : (
        <DataTable<Factor>
          label={words.heading}
          items={factors}
          idOf={({ id }) => id}
          actions={actions}
          columns={[
            column('factor', words.factor, ({ name, detail }) => (
              <>
                {name}
                {detail && <span className="vb-admin-sub">{detail}</span>}
              </>
            )),
            column('since', words.since, 'muted labelled', ({ since }) => texts.day(since)),
            column('last', words.lastUsed, 'labelled', ({ lastUsed }) =>
              lastUsed === null ? '–' : texts.moment(lastUsed, now),
            ),
          ]}
        />
      )}
    </Part>
  )
}

/** The browsers in which the person is signed in. */
export function UserBrowsers({ user, changes }: ChangesOfUser) {
  const { clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.users.person.browsers
  const now = clock.now()
  return (
    <Part heading={words.heading} hint={words.hint(user.first_name || user.email)}>
      {user.sessions.length === 0 ? (
        <p className="vb-admin-muted">{words.none}</p>
      ) : (
        <DataTable<UserFacts['sessions'][number]>
          label={words.heading}
          items={user.sessions}
          idOf={({ id }) => id}
          actions={(one) => (
            <Ask
              change={changes.endSession(user, one.id, browserName(one, texts))}
              variant="ghost"
            />
          )}
          columns={[
            column('browser', words.browser, (one) => browserName(one, texts)),
            column('signedIn', words.signedIn, 'labelled', (one) =>
              texts.moment(one.signed_in_at, now),
            ),
            column('seen', words.lastSeen, 'labelled', (one) =>
              texts.moment(one.last_seen_at, now),
            ),
            column('with', words.with, 'muted labelled', (one) => factorNames(one, texts)),
          ]}
        />
      )}
      <div className="vb-part-actions">
        {user.sessions.length > 0 && <Ask change={changes.endSessions(user)} />}
        {user.api_tokens > 0 && (
          <span className="vb-admin-muted">{words.tokens(user.api_tokens)}</span>
        )}
      </div>
    </Part>
  )
}
