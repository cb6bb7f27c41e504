import { listAllOrganizations, listManagedResources } from '@vestibule/api-client/admin'
import { RadioGroup } from '@vestibule/ui/radio-group'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { mapPage } from '../list/sources.ts'
import { useAdmin } from '../use-admin.ts'
import { AccessPicker, type PickerEntry } from './access-picker.tsx'
import { OrganizationAccess } from './organization-access.tsx'
import { ResourceAccess } from './resource-access.tsx'
import './access.css'

const views = ['resource', 'organization'] as const
type View = (typeof views)[number]

/** `/admin/access/`: who can open what. `?resource=` shows one app or dataset, `?organization=` one organisation. */
export default function AccessPage() {
  const words = useAdmin().texts.access
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
        options={views.map((value) => ({ value, label: words.views[value] }))}
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
  const { client, texts } = useAdmin()
  const words = texts.access
  const load = async (q: string) => {
    const query = { limit: 100, q: q || undefined }
    if (view === 'organization')
      return mapPage(await listAllOrganizations(client, query), ({ id, name, people }) => {
        const entry: PickerEntry = { id, name, detail: words.organization.people(people) }
        return entry
      })
    return mapPage(
      await listManagedResources(client, query),
      ({ id, name, kind, organizations, people }): PickerEntry => ({
        id,
        name,
        detail: words.given(organizations, people),
        group: kind === 'AppResource' ? words.kinds.app : words.kinds.dataset,
      }),
    )
  }
  return (
    <AccessPicker
      label={words[view].search}
      all={words[view].all}
      load={load}
      groups={[words.kinds.dataset, words.kinds.app, undefined]}
      chosen={chosen}
      hrefOf={(id) => `/admin/access/?${view}=${encodeURIComponent(id)}`}
    />
  )
}
