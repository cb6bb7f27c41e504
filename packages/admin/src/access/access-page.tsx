import { listAllOrganizations, listManagedResources } from '@vestibule/api-client/admin'
import { RadioGroup } from '@vestibule/ui/radio-group'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { useServices } from '../services.ts'
import { asValues } from '../list/filter-sources.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { AccessPicker, type PickerEntry } from './access-picker.tsx'
import { OrganizationAccess } from './organization-access.tsx'
import { ResourceAccess } from './resource-access.tsx'
import './access.css'

type View = 'resource' | 'organization'

/** `/admin/access/`: who can open what. `?resource=` shows one app or dataset, `?organization=` one organisation. */
export default function AccessPage() {
  const texts = useAdminTexts()
  const words = texts.access
  const [params, setParams] = useSearchParams()
  const view: View = params.has('organization') ? 'organization' : 'resource'
  const chosen = params.get(view) ?? ''
  useTitle(words.heading)
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <RadioGroup
        variant="segmented"
        label={words.view}
        labelHidden
        options={(['resource', 'organization'] as const).map((value) => ({
          value,
          label: words.views[value],
        }))}
        value={view}
        onValueChange={(next) => setParams({ [next]: '' }, { preventScrollReset: true })}
      />
      <div className="vb-admin-access" data-chosen={chosen !== '' || undefined}>
        <Picker key={view} view={view} chosen={chosen} />
        <div className="vb-admin-access-main">
          {chosen === '' ? (
            <p className="vb-admin-muted">{words[view].choose}</p>
          ) : view === 'resource' ? (
            <ResourceAccess key={chosen} id={chosen} />
          ) : (
            <OrganizationAccess key={chosen} id={chosen} />
          )}
        </div>
      </div>
    </>
  )
}

function Picker({ view, chosen }: { view: View; chosen: string }) {
  const { client } = useServices()
  const words = useAdminTexts().access
  const load = useCallback(
    async (q: string) => {
      const query = { limit: 100, ...(q && { q }) }
      if (view === 'organization') {
        const found = await listAllOrganizations(client, query)
        return asValues(found, ({ id, name, people }): PickerEntry => ({
          id,
          name,
          detail: words.organization.people(people),
        }))
      }
      const found = await listManagedResources(client, query)
      return asValues(found, ({ id, name, kind, organizations, people }): PickerEntry => ({
        id,
        name,
        detail: words.given(organizations, people),
        group: kind === 'AppResource' ? words.kinds.app : words.kinds.dataset,
      }))
    },
    [client, view, words],
  )
  return (
    <AccessPicker
      label={words[view].search}
      all={words[view].all}
      load={load}
      chosen={chosen}
      hrefOf={(id) => `/admin/access/?${view}=${encodeURIComponent(id)}`}
    />
  )
}
