import { Badge } from '@vestibule/ui/badge'
import type { ReactNode } from 'react'
import { Part } from '@vestibule/ui/part'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import type { ChangesOfUser } from './user-facts-head.tsx'
import { Ask } from '../change/ask.tsx'
import { Pairs } from '@vestibule/ui/pairs'

/** The person's name, e-mail address and organisation. */
export function UserProfile({ user, changes }: ChangesOfUser) {
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
      <Pairs items={pairs} />
      {user.imported ? (
        <p className="vb-part-actions">
          <Badge tone="outline">{words.imported}</Badge>
          <span className="vb-admin-muted">{words.importedText}</span>
        </p>
      ) : (
        <div className="vb-part-actions">
          <Ask change={changes.edit(user)} />
          <Ask change={changes.move(user)} variant="ghost" />
        </div>
      )}
    </Part>
  )
}
