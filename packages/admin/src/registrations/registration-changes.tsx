import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import { type ItemOf, adminRoles, searchForm } from '@vestibule/api-client/contract'
import { change } from '../change/change.ts'
import { sourcesOf, type Named, type Source } from '../list/sources.ts'
import { optionsOf } from '../options-of.ts'
import { personName } from '../person-name.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'
import { Effects } from './effects.tsx'

const noRole = 'none'
const docsAdmin = 'docs-admin'

/** The decisions that administrators can make on a request to get an account. */
export function registrationChanges(client: Client, { registrations: words }: AdminTexts) {
  const { organizations } = sourcesOf(client)
  const decide = { needs: 'registrations.decide' } as const
  return {
    approve(one: ItemOf<'listRegistrations'>) {
      const { suggested } = one
      const { approve } = words
      return change(
        approve,
        { name: personName(one) },
        ({ chosen: organization, values: { role = noRole } }) => {
          const roles =
            role === noRole ? [] : [role === docsAdmin ? { role } : { role, app_name: 'admin' }]
          return adminOf(client).approveRegistration({
            registrationId: one.id,
            organization,
            roles,
          })
        },
        {
          ...decide,
          isAllowed: !one.has_account,
          text: ({ chosen }) => <Effects registration={one} organization={chosen} />,
          button: ({ chosen }) =>
            chosen === null ? approve.button : approve.into({ organization: chosen.name }),
          choice: {
            id: 'organization',
            label: approve.organization,
            find: approve.find,
            load: namedFirst(organizations, one),
            initial: suggested,
            ...(suggested && {
              description: approve.suggested({
                domain: one.email.replace(/^.*@/, ''),
                organization: suggested.name,
              }),
            }),
          },
          fields: [
            {
              id: 'role',
              label: approve.roles,
              description: approve.rolesHint,
              value: noRole,
              options: optionsOf([noRole, ...adminRoles, docsAdmin], { [noRole]: approve.noRole }),
            },
          ],
        },
      )
    },
    refuse: (one: ItemOf<'listRegistrations'>) =>
      change(
        words.refuse,
        { name: personName(one) },
        ({ reason: note = '' }) =>
          adminOf(client).refuseRegistration({ registrationId: one.id, note }),
        {
          ...decide,
          text: words.refuse.text({ address: one.email }),
          reason: { required: words.refuse.note },
          isDestructive: true,
        },
      ),
  }
}

/**
 * Returns a search for organisations that, until the administrator types, lists those first which the person's address
 * or written reason names. None of them is chosen beforehand, because anybody can write a name.
 */
function namedFirst(
  { load }: Source,
  { email, description }: ItemOf<'listRegistrations'>,
): Source['load'] {
  const ofAddress = email.replace(/^.*@|\.[^.]*$/g, '')
  const written = searchForm(`${description ?? ''} ${ofAddress}`)
  return async (q) => {
    const found = await load(q)
    if (q !== '' || !('value' in found)) return found
    const byAddress = await load(ofAddress)
    const first = 'value' in byAddress ? byAddress.value.items : []
    const isFirst = ({ id, name }: Named) =>
      first.some((one) => one.id === id) || written.includes(searchForm(name))
    const items = [...first, ...found.value.items].filter(
      ({ id }, index, all) => all.findIndex((one) => one.id === id) === index,
    )
    const sorted = items.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
    return { ...found, value: { ...found.value, items: sorted } }
  }
}
