import { textOf } from '@vestibule/base/messages/texts'
import { type SignInMethod, type ValueFrom, signInMethods } from '@vestibule/api-client/contract'
import { Badge } from '@vestibule/ui/badge'
import { Link } from '@vestibule/ui/link'
import { Fragment } from 'react'
import { Pairs } from '@vestibule/ui/pairs'
import { Part } from '@vestibule/ui/part'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import type { organizationChanges } from './organization-changes.ts'
import { Ask } from '../change/ask.tsx'
import { column } from '../list/columns.tsx'
import { TablePart } from '../list/table-part.tsx'
import { Imported } from '../imported.tsx'

/** Props of the parts of an organisation's page, which show the organisation and offer changes of it. */
export interface PartOfOrganization {
  readonly one: ValueFrom<'getOrganization'>
  readonly changes: ReturnType<typeof organizationChanges>
}

/** Shows name, tier, kind and administrators of an organisation. */
export function GeneralPart({ one, changes }: PartOfOrganization) {
  const { imported, tiers, one: page } = useAdmin().texts.organizations
  const words = page.general
  const badge = one.imported && <Badge tone="outline">{imported}</Badge>
  return (
    <Part
      title={words.heading}
      actions={
        one.imported ? (
          <Imported label={imported} text={words.importedText} />
        ) : (
          <Ask change={changes.edit(one)} />
        )
      }
    >
      <Pairs
        items={[
          [
            words.name,
            <>
              {one.name} {badge}
            </>,
          ],
          [
            words.tier,
            <>
              {textOf(tiers, one.tier) ?? one.tier} {badge}
              {one.tier === 'explore' && <span className="adm-sub">{words.lock}</span>}
            </>,
          ],
          [words.kind, one.is_internal ? words.kinds.internal : words.kinds.external],
          [words.administrators, <Administrators key="administrators" of={one} />],
        ]}
      />
    </Part>
  )
}

function Administrators({ of: { administrators } }: { of: ValueFrom<'getOrganization'> }) {
  const { noAdministrator } = useAdmin().texts.organizations.one.general
  if (administrators.length === 0) return noAdministrator
  return administrators.map((person, index) => (
    <Fragment key={person.id}>
      {index > 0 && ', '}
      <Link href={`/admin/users/${person.id}/`}>{personName(person)}</Link>
    </Fragment>
  ))
}

/**
 * Shows the organisation's sign-in method and how many people use which method, whether its people must show two
 * factors, and the organisation's own identity provider.
 */
export function SignInPart({ one, changes }: PartOfOrganization) {
  const { texts, may, canChange } = useAdmin()
  const words = texts.organizations.one.signIn
  const { methods } = texts.users.person
  const provider = one.identity_provider
  const isUsed = (method: SignInMethod) => method === one.sign_in_method
  return (
    <>
      <TablePart<SignInMethod>
        words={words}
        items={signInMethods}
        idOf={(method) => method}
        columns={[
          column('method', words.method, (method) => (
            <>
              {methods[method] ?? method}
              {isUsed(method) && <span className="adm-sub">{words.newPeople}</span>}
            </>
          )),
          column(
            'people',
            words.people,
            'number labelled',
            (method) => one.methods_in_use[method] ?? 0,
          ),
        ]}
        actions={(method) =>
          canChange &&
          !isUsed(method) && <Ask change={changes.setMethod(one, method)} variant="ghost" />
        }
      />
      <Part
        title={words.twoFactors}
        description={words.twoFactorsHint}
        actions={canChange && <Ask change={changes.setTwoFactors(one)} variant="ghost" />}
      >
        <p className="adm-muted">{words.twoFactorsStates[one.two_factors ? 'asked' : 'free']}</p>
      </Part>
      {may('identity_providers.read') && (
        <Part
          title={words.provider}
          description={words.providerHint}
          actions={
            (provider ?? may('identity_providers.write')) && (
              <Link href={`/admin/organizations/${one.id}/identity-provider/`}>
                {provider ? words.open : words.setUp}
              </Link>
            )
          }
        >
          <p className="adm-muted">
            {provider ? (
              <>
                <bdi>{provider.name}</bdi> ·{' '}
                {words.states[provider.enforced ? 'enforced' : 'offered']}
              </>
            ) : (
              words.noProvider
            )}
          </p>
        </Part>
      )}
    </>
  )
}
