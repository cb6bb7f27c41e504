import type { IdentityProvider, OrganizationFacts } from '@vestibule/api-client/contract'
import { Badge } from '@vestibule/ui/badge'
import { useServices } from '../services.ts'
import { CopyLine } from '../copy-line.tsx'
import { Pairs } from '@vestibule/ui/pairs'
import { Part } from '@vestibule/ui/part'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import type { providerChanges } from './provider-changes.ts'
import { Ask } from '../change/ask.tsx'
import './provider.css'

interface PartOfProvider {
  readonly provider: IdentityProvider
  readonly organization: OrganizationFacts
  readonly changes: ReturnType<typeof providerChanges>
}

interface ChangeablePart extends PartOfProvider {
  readonly mayChange: boolean
}

/** The connection settings of the identity provider, and the values to enter at the provider. */
export function ConnectionPart({ provider, changes, mayChange }: ChangeablePart) {
  const words = useAdminTexts().identityProvider.connection
  const pairs = [
    [words.name, provider.name],
    [words.issuer, provider.issuer],
    [words.clientId, provider.client_id],
    [words.secret, provider.has_client_secret ? words.secretSet : words.noSecret],
  ] as const
  return (
    <Part heading={words.heading} hint={words.hint}>
      <Pairs items={pairs.map(([term, value]) => [term, <bdi key={term}>{value}</bdi>])} />
      <div className="vb-part-actions">
        <CopyLine label={words.redirect} text={provider.redirect_uri} copy={words.copyRedirect} />
        <CopyLine
          label={words.logout}
          text={provider.backchannel_logout_uri}
          copy={words.copyLogout}
        />
        {provider.shared_callback && (
          <p className="vb-admin-muted" role="note">
            {words.sharedCallback}
          </p>
        )}
        {mayChange && (
          <>
            <Ask change={changes.save(provider)}>{words.edit}</Ask>
            <Ask change={changes.remove(provider)} variant="danger">
              {words.remove}
            </Ask>
          </>
        )}
        {provider.imported && (
          <>
            <Badge tone="outline">{words.imported}</Badge>
            <span className="vb-admin-muted">{words.importedText}</span>
          </>
        )}
      </div>
    </Part>
  )
}

/** Whether people without an account get one when they sign in. */
export function NewPeoplePart({ provider, organization }: PartOfProvider) {
  const words = useAdminTexts().identityProvider.newPeople
  return (
    <Part heading={words.heading}>
      {provider.jit ? words.on : words.off}
      <p className="vb-admin-muted">
        {provider.jit ? words.onText(organization.name) : words.offText}
      </p>
    </Part>
  )
}

/** Whether people must sign in with the provider. Says what enforcing that would do before it is switched on. */
export function EnforcePart(props: ChangeablePart) {
  const { provider, organization, changes, mayChange } = props
  const { clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.identityProvider.enforce
  const { name, people, enforced, last_test: test, obstacles } = provider
  const all = people.in_domains + people.elsewhere
  const tested =
    test?.worked && test.finished_at !== null ? texts.moment(test.finished_at, clock.now()) : null
  return (
    <Part heading={words.heading}>
      <p className="vb-admin-plain">
        {enforced ? words.on(organization.name, name) : words.off(name)}
      </p>
      <h3 className="vb-admin-sub">{words.effects}</h3>
      <ul className="vb-admin-effects">
        <li>{words.inDomains(people.in_domains, all, name)}</li>
        {!enforced && <li>{words.others}</li>}
        {people.elsewhere > 0 && <li>{words.elsewhere(people.elsewhere)}</li>}
        {people.of_other_organizations > 0 && (
          <li>{words.foreign(people.of_other_organizations)}</li>
        )}
        <li>{words.down(people.in_domains, name)}</li>
      </ul>
      {!enforced &&
        obstacles.map((obstacle) => (
          <p key={obstacle} className="vb-admin-muted">
            {words.obstacles[obstacle] ?? obstacle}
          </p>
        ))}
      {mayChange && (
        <div className="vb-part-actions">
          {enforced ? (
            <Ask change={changes.stopEnforcing(provider)}>{words.stop}</Ask>
          ) : (
            obstacles.length === 0 && (
              <Ask change={changes.enforce(provider, tested)} variant="danger" />
            )
          )}
        </div>
      )}
    </Part>
  )
}
