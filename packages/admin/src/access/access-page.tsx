import { RadioGroup } from '@vestibule/ui/radio-group'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { useAdmin } from '../use-admin.ts'
import { AccessPicker, type AccessView } from './access-picker.tsx'
import { OrganizationAccess } from './organization-access.tsx'
import { ResourceAccess } from './resource-access.tsx'
import './access.css'

const views = ['resource', 'organization'] as const

/**
 * `/admin/access/`: who can open which apps and datasets. `?resource=` shows one app or dataset, `?organization=` one
 * organisation.
 */
export default function AccessPage() {
  const words = useAdmin().texts.access
  const [params, setParams] = useSearchParams()
  const view: AccessView = params.has('organization') ? 'organization' : 'resource'
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
      <div className="adm-access" data-chosen={chosen !== '' || undefined}>
        <AccessPicker key={view} view={view} chosen={chosen} />
        <div className="adm-access-main">
          {chosen === '' ? (
            <p className="adm-muted">{words[view].choose}</p>
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
