import type { ValueFrom } from '@vestibule/api-client/contract'
import { Ask } from '../change/ask.tsx'
import type { Change } from '../change/change.ts'
import { column, useColumns } from '../list/columns.tsx'
import { TablePart } from '../list/table-part.tsx'
import { useAdmin } from '../use-admin.ts'
import { browserName, factorNames } from './session-words.ts'
import type { ChangesOfUser } from './user-facts-head.tsx'

interface Factor {
  readonly id: string
  readonly name: string
  readonly detail?: string | undefined
  readonly since: string
  readonly lastUsed?: string | null
  readonly change: Change
}

/** Shows the person's sign-in factors, with what the administrator can do about each. */
export function UserSignIn({ user, changes }: ChangesOfUser) {
  const words = useAdmin().texts.users.person.signIn
  const { day, moment } = useColumns()
  const { password, authenticator, passkeys } = user
  const factors: Factor[] = passkeys.map((passkey) => ({
    id: passkey.id,
    name: words.passkey({ name: passkey.name }),
    detail: passkey.backed_up ? words.backedUp : undefined,
    since: passkey.created_at,
    lastUsed: passkey.last_used_at,
    change: changes.removePasskey(user, passkey),
  }))
  if (authenticator)
    factors.unshift({
      id: 'authenticator',
      name: words.authenticator,
      detail: words.codesLeft({ n: user.recovery_codes_left }),
      since: authenticator.confirmed_at,
      change: changes.resetFactor(user),
    })
  if (password)
    factors.unshift({
      id: 'password',
      name: words.password,
      since: password.changed_at,
      change: changes.sendLink(user),
    })
  return (
    <TablePart<Factor>
      words={words}
      items={factors}
      idOf={({ id }) => id}
      actions={({ change }) => <Ask change={change} variant="ghost" />}
      columns={[
        column('factor', words.factor, ({ name, detail }) => (
          <>
            {name}
            {detail && <span className="adm-sub">{detail}</span>}
          </>
        )),
        day('since', words.since, 'muted labelled', ({ since }) => since),
        moment('last', words.lastUsed, 'labelled', ({ lastUsed }) => lastUsed),
      ]}
    />
  )
}

/** Lists the browsers in which the person is signed in. */
export function UserBrowsers({ user, changes }: ChangesOfUser) {
  const { texts } = useAdmin()
  const words = texts.users.person.browsers
  const { moment } = useColumns()
  return (
    <TablePart<ValueFrom<'getUser'>['sessions'][number]>
      words={{ ...words, hint: words.hint({ name: user.first_name || user.email }) }}
      items={user.sessions}
      idOf={({ id }) => id}
      actions={(one) => (
        <Ask change={changes.endSession(user, one.id, browserName(one, texts))} variant="ghost" />
      )}
      columns={[
        column('browser', words.browser, (one) => browserName(one, texts)),
        moment('signedIn', words.signedIn, 'labelled', (one) => one.signed_in_at),
        moment('seen', words.lastSeen, 'labelled', (one) => one.last_seen_at),
        column('with', words.with, 'muted labelled', (one) => factorNames(one, texts)),
      ]}
      end={
        <>
          {user.sessions.length + user.app_tokens > 0 && <Ask change={changes.endSessions(user)} />}
          {user.api_tokens > 0 && (
            <span className="adm-muted">{words.tokens({ n: user.api_tokens })}</span>
          )}
          {user.app_tokens > 0 && (
            <span className="adm-muted">{words.appTokens({ n: user.app_tokens })}</span>
          )}
        </>
      }
    />
  )
}
