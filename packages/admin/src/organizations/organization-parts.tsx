import {
  signInMethods,
  type OrganizationFacts,
  type SignInMethod,
} from '@vestibule/api-client/contract'
import { Badge } from '@vestibule/ui/badge'
import { Link } from '@vestibule/ui/link'
import { Fragment } from 'react'
import { useAdministrator } from '../administrator.ts'
import { DataTable } from '@vestibule/ui/data-table'
import { Pairs } from '@vestibule/ui/pairs'
import { Part } from '@vestibule/ui/part'
import { personName } from '../person-name.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import type { organizationChanges } from './organization-changes.ts'
import { Ask } from '../change/ask.tsx'
import { column } from '../list/column.ts'

/** Props that each part of the page needs to offer changes. */
export interface PartOfOrganization {
  readonly one: OrganizationFacts
  /** Whether the administrator may do the action to this organisation now. */
  readonly mayDo: (action: string) => boolean
  readonly changes: ReturnType<typeof organizationChanges>
}

/** Name, tier, kind and administrators of an organisation. */
export function GeneralPart({ one, changes }: PartOfOrganization) {
  const texts = useAdminTexts()
  const { imported, tiers, one: page } = texts.organizations
  const words = page.general
  const badge = one.imported && <Badge tone="outline">{imported}</Badge>
  return (
    <Part heading={words.heading}>
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
              {tiers[one.tier] ?? one.tier} {badge}
              {one.tier === 'explore' && <span className="vb-admin-sub">{words.lock}</span>}
            </>,
          ],
          [words.kind, one.is_internal ? words.kinds.internal : words.kinds.external],
          [words.administrators, <Administrators key="administrators" of={one} />],
        ]}
      />
      {one.imported ? (
        <p className="vb-part-actions">
          <Badge tone="outline">{imported}</Badge>
          <span className="vb-admin-muted">{words.importedText}</span>
        </p>
      ) : (
        <div className="vb-part-actions">
          <Ask change={changes.edit(one)} />
        </div>
      )}
    </Part>
  )
}

function Administrators({ of: { administrators } }: { of: OrganizationFacts }) {
  const { noAdministrator } = useAdminTexts().organizations.one.general
  if (administrators.length === 0) return noAdministrator
  return administrators.map((person, index) => (
    <Fragment key={person.id}>
      {index > 0 && ', '}
      <Link href={`/admin/users/${person.id}/`}>{personName(person)}</Link>
    </Fragment>
  ))
}

/** The organisation's sign-in method, how many people use each, and its own identity provider. */
export function SignInPart({ one, mayDo, changes }: PartOfOrganization) {
  const texts = useAdminTexts()
  const words = texts.organizations.one.signIn
  const { methods } = texts.users.person
  const change = texts.changes.organizations.method
  const { may } = useAdministrator()
  const provider = one.identity_provider
  const href = `/admin/organizations/${one.id}/identity-provider/`
  return (
    <>
      <Part heading={words.heading} hint={words.hint}>
        <DataTable<SignInMethod>
          label={words.heading}
          items={signInMethods}
          idOf={(method) => method}
          columns={[
            column('method', words.method, (method) => (
              <>
                {methods[method] ?? method}
                {method === one.sign_in_method && (
                  <span className="vb-admin-sub">{words.newPeople}</span>
                )}
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
            mayDo('edit') &&
            method !== one.sign_in_method && (
              <Ask
                change={changes.setMethod(one, method)}
                variant="ghost"
                aria-label={change.label(methods[method] ?? method)}
              />
            )
          }
        />
      </Part>
      {may('identity_providers.read') && (
        <Part heading={words.provider} hint={words.providerHint}>
          <p className="vb-admin-muted">
            {provider ? (
              <>
                <bdi>{provider.name}</bdi> · {words.state(provider.enforced)}
              </>
            ) : (
              words.noProvider
            )}
          </p>
          {(provider ?? may('identity_providers.write')) && (
            <p className="vb-part-actions">
              <Link href={href}>{provider ? words.open : words.setUp}</Link>
            </p>
          )}
        </Part>
      )}
    </>
  )
}
