import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { change, type ChangeField } from '../change/change.ts'
import type { Named } from '../list/sources.ts'
import { optionsOf } from '../options-of.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

/** The changes that administrators can make to an organisation's own identity provider. */
export function providerChanges(client: Client, texts: AdminTexts, organization: Named) {
  const words = texts.identityProvider
  const options = { reason: 'optional', needs: 'identity_providers.write' } as const
  const { id } = organization
  /** A change is allowed unless an import has stored the provider: then only an import can change it. */
  const isAllowed = (provider: ValueFrom<'saveIdentityProvider'> | null) => ({
    isAllowed: !provider?.imported,
  })
  return {
    save: (provider: ValueFrom<'saveIdentityProvider'> | null) =>
      change(
        words.save,
        { organization: organization.name },
        ({ reason, values }) =>
          adminOf(client).saveIdentityProvider({
            organizationId: id,
            name: values['name'] ?? '',
            issuer: values['issuer'] ?? '',
            client_id: values['client_id'] ?? '',
            jit: values['jit'] === 'true',
            client_secret: values['client_secret'] || undefined,
            reason,
          }),
        {
          ...options,
          ...isAllowed(provider),
          text: provider === null ? words.save.newText : words.save.text,
          done: ({ values }) => words.save.done({ name: values['name'] ?? '' }),
          fields: providerFields(texts, provider),
        },
      ),
    remove: (provider: ValueFrom<'saveIdentityProvider'>) =>
      change(
        words.remove,
        { name: provider.name },
        ({ reason }) => adminOf(client).removeIdentityProvider({ organizationId: id, reason }),
        {
          ...options,
          ...isAllowed(provider),
          text: words.remove.text({ n: provider.people.known_to_provider }),
          isDestructive: true,
        },
      ),
    /**
     * Begins a test sign-in. `leave` navigates to the provider, which redirects back to the page of the identity
     * provider.
     */
    test: ({ name }: ValueFrom<'saveIdentityProvider'>, leave: (url: string) => void) =>
      change(
        words.test,
        { name },
        async () => {
          const outcome = await adminOf(client).testIdentityProvider({ organizationId: id })
          if ('error' in outcome) return outcome
          const { redirect_url: url } = outcome.value
          if (url === null) return { ...outcome, done: words.test.notBegun }
          leave(url)
          return outcome
        },
        { needs: options.needs },
      ),
    enforce(provider: ValueFrom<'saveIdentityProvider'>, tested: string | null) {
      const { name, people } = provider
      return change(
        words.enforce,
        { name },
        ({ reason }) =>
          adminOf(client).enforceIdentityProvider({ organizationId: id, enforced: true, reason }),
        {
          ...options,
          ...isAllowed(provider),
          title: words.enforce.title({ organization: organization.name, name }),
          text: texts.sentences([
            words.enforce.text({ inDomains: people.in_domains, name }),
            people.elsewhere > 0 && words.enforce.textElsewhere({ elsewhere: people.elsewhere }),
            tested !== null && words.enforce.textTested({ tested }),
          ]),
          button: words.enforce.action({ name }),
          isDestructive: true,
        },
      )
    },
    stopEnforcing: (provider: ValueFrom<'saveIdentityProvider'>) =>
      change(
        {
          title: words.enforce.stopTitle,
          button: words.enforce.stopButton,
          done: words.enforce.stopped,
        },
        { name: provider.name },
        ({ reason }) =>
          adminOf(client).enforceIdentityProvider({ organizationId: id, enforced: false, reason }),
        {
          ...options,
          ...isAllowed(provider),
          text: words.enforce.stopText({ n: provider.people.in_domains }),
        },
      ),
  }
}

function providerFields(
  { identityProvider: { connection, newPeople } }: AdminTexts,
  provider: ValueFrom<'saveIdentityProvider'> | null,
): readonly ChangeField[] {
  return [
    { id: 'name', label: connection.name, value: provider?.name ?? '' },
    {
      id: 'issuer',
      label: connection.issuer,
      description: connection.issuerHint,
      value: provider?.issuer ?? '',
    },
    { id: 'client_id', label: connection.clientId, value: provider?.client_id ?? '' },
    {
      id: 'client_secret',
      label: connection.secret,
      type: 'password',
      value: '',
      ...(provider?.has_client_secret && { description: connection.secretHint, isOptional: true }),
    },
    {
      id: 'jit',
      label: newPeople.label,
      value: String(provider?.jit ?? false),
      options: optionsOf(['false', 'true'], { false: newPeople.refuse, true: newPeople.make }),
    },
  ]
}
