import { Badge } from '@vestibule/ui/badge'
import { Button } from '@vestibule/ui/button'
import type { ReactNode } from 'react'
import { Part } from '../part.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import type { ChangesOfUser } from './user-facts-head.tsx'

/** The person's name, e-mail address and organisation. */
export function UserProfile({ user, may, ask, changes }: ChangesOfUser) {
  const texts = useAdminTexts()
  const words = texts.users.person.profile
  const { organization } = user
  const kind = organization.is_internal ? words.internal : words.external(organization.tier)
  const pairs: readonly (readonly [string, ReactNode])[] = [
    [words.name, `${user.first_name} ${user.last_name}`.trim() || '–'],
    [words.email, user.email],
    [
      words.organization,
      <>
        <bdi>{organization.name}</bdi> · {kind}
      </>,
    ],
    [words.language, user.language ?? words.ofBrowser],
    [
      words.id,
      <bdi key="id" dir="ltr">
        {user.id}
      </bdi>,
    ],
  ]
  return (
    <Part heading={words.heading} hint={words.hint}>
      <dl className="vb-admin-pairs">
        {pairs.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {user.imported ? (
        <p className="vb-admin-part-end">
          <Badge tone="outline">{words.imported}</Badge>
          <span className="vb-admin-muted">{words.importedText}</span>
        </p>
      ) : (
        <div className="vb-admin-part-end">
          {may('set_name') && (
            <Button variant="secondary" size="sm" onClick={() => ask(changes.edit(user))}>
              {texts.changes.edit.action}
            </Button>
          )}
          {may('move') && (
            <Button variant="ghost" size="sm" onClick={() => ask(changes.move(user))}>
              {texts.changes.move.action}
            </Button>
          )}
        </div>
      )}
    </Part>
  )
}
