import {
  getDataset,
  getEnvironment,
  getProfile,
  getRoles,
  listResources,
  listVirtualCohorts,
  type ReadOptions,
  type ReadOutcome,
} from '@vestibule/api-client'
import type { AppRole, CurrentDataset, VirtualCohort } from '@vestibule/api-client/contract'
import type { Session } from '../session.ts'
import { datasetIdIn } from './dataset-path.ts'
import { createDeparture, type Departure } from './departure.ts'
import { keepFresh } from './keep-fresh.ts'
import { createPart, type Part } from './part.ts'
import { profileOf, type Profile } from './profile.ts'
import { resourcesOf, type Resources } from './resources.ts'

/** Who the user is, and what they may reach. A part that nobody wants costs no call. */
export interface Access {
  readonly profile: Part<Profile>
  /** Roles in this app. */
  readonly roles: Part<readonly AppRole[]>
  readonly resources: Part<Resources>
  /** The dataset of the address with its data partner; null where the address names none. */
  readonly currentDataset: Part<CurrentDataset | null>
  /** Whether the environment is restricted; undefined where the platform does not say. */
  readonly restricted: Part<boolean | undefined>
  readonly virtualCohorts: Part<readonly VirtualCohort[]>
  /** Whether the user has left a dataset to come here. */
  readonly departure: Departure
  /** Tells at which page the user is: on another one than before an old list of resources is asked for again. */
  readonly pageChanged: (path: string) => void
}

const accessBySession = new WeakMap<Session, Access>()

/** The access of a session; always the same for one session. */
export function accessOf(session: Session): Access {
  const known = accessBySession.get(session)
  if (known) return known
  const made = createAccess(session)
  accessBySession.set(session, made)
  return made
}

function createAccess(session: Session): Access {
  const { client, log } = session
  const { appName = 'auth' } = session.options
  const datasetId = datasetIdIn(session.path())
  client.setScope({ datasetId })

  // Terms come before everything else, unless the page would lose work.
  const leaveForTerms = () => {
    if (!session.hasUnsavedWork()) session.leaveFor('/auth/eula')
  }

  function part<Value, Kind extends string, T>(
    name: string,
    read: (options: ReadOptions) => Promise<ReadOutcome<Value, Kind>>,
    view: (value: Value) => T,
  ): Part<T> {
    const onFailure = ({ kind, error }: { readonly kind: string; readonly error: Error }) => {
      if (kind === 'eulaRequired') leaveForTerms()
      log(kind === 'notSignedIn' ? 'User is not authenticated' : `Failed to load ${name}`, error)
    }
    return createPart({ read, view, onFailure })
  }

  const onLeftOut = (entry: unknown, reason: string) =>
    log(`Left out of the list of resources, ${reason}`, entry)
  const parts = {
    profile: part(
      'profile',
      (options) => getProfile(client, options),
      (answer) => {
        const profile = profileOf(answer)
        if (profile.pendingEulas.length > 0) leaveForTerms()
        return profile
      },
    ),
    roles: part(
      'roles',
      (options) => getRoles(client, { appName }, options),
      (roles) => roles,
    ),
    resources: part(
      'resources',
      (options) => listResources(client, { onLeftOut }, options),
      resourcesOf,
    ),
    currentDataset: part(
      'dataset',
      async (options): Promise<ReadOutcome<CurrentDataset | null>> =>
        datasetId === null
          ? { kind: 'loaded', value: null }
          : getDataset(client, { datasetId }, options),
      (dataset) => {
        client.setScope({ dataPartnerId: dataset?.resource.data_partner?.id ?? null })
        return dataset
      },
    ),
    restricted: part(
      'environment flags',
      (options) => getEnvironment(client, { datasetId }, options),
      (environment) => environment.restricted,
    ),
    virtualCohorts: part(
      'virtual cohorts',
      (options) => listVirtualCohorts(client, options),
      (cohorts) => cohorts,
    ),
  } satisfies Omit<Access, 'departure' | 'pageChanged'>
  session.onSignedInAgain(() => {
    for (const { refresh } of Object.values(parts) as Part<unknown>[]) refresh()
  })
  const { pageChanged } = keepFresh(parts.resources, session)
  return { ...parts, pageChanged, departure: createDeparture(session.options.window) }
}
