import { textOf } from '@vestibule/base/messages/texts'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { CopyLine } from '../copy-line.tsx'
import { Pairs } from '@vestibule/ui/pairs'
import { Part } from '@vestibule/ui/part'
import { Imported } from '../imported.tsx'
import { useAdmin } from '../use-admin.ts'
import type { providerChanges } from './provider-changes.ts'
import { Ask } from '../change/ask.tsx'
import './provider.css'

interface PartOfProvider {
  readonly provider: ValueFrom<'saveIdentityProvider'>
  readonly organization: ValueFrom<'getOrganization'>
  readonly changes: ReturnType<typeof providerChanges>
}

/**
 * Shows the connection settings of the identity provider, and the values that its administrator must enter at the
 * provider.
 */
export function ConnectionPart({ provider, changes }: PartOfProvider) {
  const words = useAdmin().texts.identityProvider.connection
  const pairs = [
    [words.name, provider.name],
    [words.issuer, provider.issuer],
    [words.clientId, provider.client_id],
    [words.secret, provider.has_client_secret ? words.secretSet : words.noSecret],
  ] as const
  return (
    <Part
      title={words.heading}
      description={words.hint}
      actions={
        <>
          <CopyLine label={words.redirect} text={provider.redirect_uri} copy={words.copyRedirect} />
          <CopyLine
            label={words.logout}
            text={provider.backchannel_logout_uri}
            copy={words.copyLogout}
          />
          {provider.shared_callback && (
            <p className="adm-muted" role="note">
              {words.sharedCallback}
            </p>
          )}
          <Ask change={changes.save(provider)}>{words.edit}</Ask>
          <Ask change={changes.remove(provider)} variant="ghost" tone="danger">
            {words.remove}
          </Ask>
          {provider.imported && <Imported label={words.imported} text={words.importedText} />}
        </>
      }
    >
      <Pairs items={pairs.map(([term, value]) => [term, <bdi key={term}>{value}</bdi>])} />
    </Part>
  )
}

/** Shows whether people without an account get one when they sign in with the provider. */
export function NewPeoplePart({ provider, organization }: PartOfProvider) {
  const words = useAdmin().texts.identityProvider.newPeople
  return (
    <Part title={words.heading}>
      {provider.jit ? words.on : words.off}
      <p className="adm-muted">
        {provider.jit ? words.onText({ organization: organization.name }) : words.offText}
      </p>
    </Part>
  )
}

/**
 * Shows whether people can sign in only with the provider, how many people that affects, and what prevents the
 * administrator from switching it on.
 */
export function EnforcePart({ provider, organization, changes }: PartOfProvider) {
  const { now, texts } = useAdmin()
  const words = texts.identityProvider.enforce
  const { name, people, enforced, last_test: test, obstacles } = provider
  const all = people.in_domains + people.elsewhere
  const tested =
    test?.worked && test.finished_at !== null ? texts.moment(test.finished_at, now) : null
  return (
    <Part
      title={words.heading}
      actions={
        enforced ? (
          <Ask change={changes.stopEnforcing(provider)}>{words.stop}</Ask>
        ) : (
          obstacles.length === 0 && (
            <Ask change={changes.enforce(provider, tested)} variant="ghost" tone="danger" />
          )
        )
      }
    >
      <p className="adm-plain">
        {enforced ? words.on({ organization: organization.name, name }) : words.off({ name })}
      </p>
      <h3 className="adm-sub">{words.effects}</h3>
      <ul className="adm-consequences">
        <li>{words.inDomains({ n: people.in_domains, people: texts.people({ n: all }), name })}</li>
        {!enforced && <li>{words.others}</li>}
        {people.elsewhere > 0 && <li>{words.elsewhere({ n: people.elsewhere })}</li>}
        {people.of_other_organizations > 0 && (
          <li>{words.foreign({ n: people.of_other_organizations })}</li>
        )}
        <li>{words.down({ n: people.in_domains, name })}</li>
      </ul>
      {!enforced &&
        obstacles.map((obstacle) => (
          <p key={obstacle} className="adm-muted">
            {textOf(words.obstacles, obstacle) ?? obstacle}
          </p>
        ))}
    </Part>
  )
}
