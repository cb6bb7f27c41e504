import type { Client } from '@vestibule/api-client'
import {
  enforceIdentityProvider,
  removeIdentityProvider,
  saveIdentityProvider,
  testIdentityProvider,
} from '@vestibule/api-client/admin'
import type { IdentityProvider } from '@vestibule/api-client/contract'
import type { Named } from '../change/choice-field.tsx'
import type { Change } from '../change/change.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

/** The changes of an organisation's own identity provider. */
export function providerChanges(client: Client, texts: AdminTexts, organization: Named) {
  const words = texts.identityProvider
  const reason = { label: texts.changes.why, isRequired: false }
  const given = (why: string) => (why === '' ? {} : { reason: why })
  const { id } = organization
  return {
    save(provider: IdentityProvider | null): Change {
      const { connection, newPeople } = words
      return {
        title: words.save.title(organization.name),
        text: provider === null ? words.save.newText : words.save.text,
        button: words.save.button,
        fields: [
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
            ...(provider?.has_client_secret && {
              description: connection.secretHint,
              isOptional: true,
            }),
          },
          {
            id: 'jit',
            label: newPeople.label,
            value: String(provider?.jit ?? false),
            options: [
              { value: 'false', label: newPeople.refuse },
              { value: 'true', label: newPeople.make },
            ],
          },
        ],
        reason,
        act: async (why, _chosen, values) => {
          const { name = '', issuer = '', client_id: clientId = '', jit } = values
          const secret = values['client_secret'] ?? ''
          const outcome = await saveIdentityProvider(client, {
            id,
            name,
            issuer,
            clientId,
            jit: jit === 'true',
            ...(secret !== '' && { clientSecret: secret }),
            ...given(why),
          })
          return 'error' in outcome ? outcome : { ...outcome, done: words.save.done(name) }
        },
        done: words.save.button,
      }
    },
    remove: ({ name, people }: IdentityProvider): Change => ({
      title: words.remove.title(name),
      text: words.remove.text(people.known_to_provider),
      button: words.remove.button,
      isDestructive: true,
      reason,
      act: (why) => removeIdentityProvider(client, { id, ...given(why) }),
      done: words.remove.done(name),
    }),
    /** `leave` navigates to the provider, which redirects back to this page. */
    test: ({ name }: IdentityProvider, leave: (url: string) => void): Change => ({
      title: words.test.title(name),
      text: words.test.text,
      button: words.test.button,
      act: async () => {
        const outcome = await testIdentityProvider(client, { id })
        if ('error' in outcome) return outcome
        if (outcome.redirectUrl === null) return { ...outcome, done: words.test.notBegun }
        leave(outcome.redirectUrl)
        return outcome
      },
      done: words.test.done,
    }),
    enforce: ({ name, people }: IdentityProvider, tested: string | null): Change => ({
      title: words.enforce.title(organization.name, name),
      text: words.enforce.text(people.in_domains, people.elsewhere, tested, name),
      button: words.enforce.action(name),
      isDestructive: true,
      reason,
      act: (why) => enforceIdentityProvider(client, { id, enforced: true, ...given(why) }),
      done: words.enforce.done(name),
    }),
    stopEnforcing: ({ name, people }: IdentityProvider): Change => ({
      title: words.enforce.stopTitle(name),
      text: words.enforce.stopText(people.in_domains),
      button: words.enforce.stopButton,
      reason,
      act: (why) => enforceIdentityProvider(client, { id, enforced: false, ...given(why) }),
      done: words.enforce.stopped(name),
    }),
  }
}
