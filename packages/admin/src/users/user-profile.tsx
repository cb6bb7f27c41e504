import { Pairs } from '@vestibule/ui/pairs'
import { Part } from '@vestibule/ui/part'
import { Ask } from '../change/ask.tsx'
import { Imported } from '../imported.tsx'
import { personName } from '../person-name.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import type { ChangesOfUser } from './user-facts-head.tsx'

/** Shows the person's name, email address, organisation, language and id. */
export function UserProfile({ user, changes }: ChangesOfUser) {
  const words = useAdminTexts().users.person.profile
  const { organization } = user
  const kind = organization.is_internal
    ? words.internal
    : words.external({ tier: organization.tier })
  return (
    <Part
      title={words.heading}
      description={words.hint}
      actions={
        user.imported ? (
          <Imported label={words.imported} text={words.importedText} />
        ) : (
          <>
            <Ask change={changes.edit(user)} />
            <Ask change={changes.move(user)} variant="ghost" />
          </>
        )
      }
    >
      <Pairs
        items={[
          [words.name, user.first_name || user.last_name ? personName(user) : '–'],
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
        ]}
      />
    </Part>
  )
}
