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
import { createRead, readFailure, type Read } from '@vestibule/base/read'
import type { Session } from '../session.ts'
import { datasetIdIn } from '@vestibule/base/dataset-path'
import { createDeparture, type Departure } from './departure.ts'
import { keepFresh } from './keep-fresh.ts'
import { profileOf, type Profile } from './profile.ts'
import { resourcesOf, type Resources } from './resources.ts'

/**
 * A value about the user that is fetched from the server, and can be fetched again. Pass `{ cache: false }` to `reload`
 * or `refresh` to ask the server instead of the client's cache.
 */
export type Fetched<T> = Read<T, ReadOptions>

/** Who the user is, and what the user can open. Each value is fetched only when something asks for it. */
export interface Access {
  readonly profile: Fetched<Profile>
  /** The user's roles in this app. */
  readonly roles: Fetched<readonly AppRole[]>
  readonly resources: Fetched<Resources>
  /** The dataset of the page's address, with its data partner; null if the address names none. */
  readonly currentDataset: Fetched<CurrentDataset | null>
  /**
   * Whether the environment of the platform, or of the dataset in the address, has the type `restricted` or the source
   * type `premium`; undefined if the platform names neither type.
   */
  readonly restricted: Fetched<boolean | undefined>
  readonly virtualCohorts: Fetched<readonly VirtualCohort[]>
  /** Remembers whether the user came to this page by leaving a dataset. */
  readonly departure: Departure
  /**
   * To be called with the path of each page that the user opens. Fetches the list of resources again if it is older
   * than five minutes.
   */
  readonly pageChanged: (path: string) => void
}

const accessBySession = new WeakMap<Session, Access>()

/**
 * Returns the object by which a page reads who the session's user is and what the user can open. It is always the same
 * object for the same session.
 */
export function accessOf(session: Session): Access {
  const known = accessBySession.get(session)
  if (known) return known
  const made = createAccess(session)
  accessBySession.set(session, made)
  return made
}

function createAccess(session: Session): Access {
  const { client, clock, log } = session
  const { appName = 'auth' } = session.options
  const datasetId = datasetIdIn(session.path())
  client.setScope({ datasetId })

  /**
   * Goes to the page on which the user accepts terms of use, unless the present page has unsaved work, which would be
   * lost.
   * @param ofDataset The dataset whose terms the user must accept. Default: the terms of the platform.
   */
  const leaveForTerms = (ofDataset?: string) => {
    const query = ofDataset === undefined ? '' : `?dataset=${encodeURIComponent(ofDataset)}`
    if (!session.hasUnsavedWork()) session.leaveFor(`/auth/eula${query}`)
  }

  function fetched<Value, Kind extends string, T>(
    name: string,
    read: (options?: ReadOptions) => Promise<ReadOutcome<Value, Kind>>,
    view: (value: Value) => T,
    onLoaded?: (value: T) => void,
  ): Fetched<T> {
    return createRead(async (options, isLatest) => {
      const outcome = await read(options)
      if ('value' in outcome) {
        const value = view(outcome.value)
        // Do not act on the answer to an earlier request: it may be about another user.
        if (isLatest()) onLoaded?.(value)
        return { status: 'loaded', value }
      }
      const { kind, error } = outcome
      if (isLatest()) {
        if (kind === 'eulaRequired') leaveForTerms()
        log(kind === 'notSignedIn' ? 'User is not authenticated' : `Failed to load ${name}`, error)
      }
      return readFailure(error)
    })
  }

  const onLeftOut = (entry: unknown, reason: string) =>
    log(`Left out of the list of resources, ${reason}`, entry)
  let resourcesAskedAt = NaN
  const reads = {
    profile: fetched(
      'profile',
      (options) => getProfile(client, options),
      profileOf,
      ({ pendingEulas }) => pendingEulas.length > 0 && leaveForTerms(),
    ),
    roles: fetched(
      'roles',
      (options) => getRoles(client, { appName }, options),
      (roles) => roles,
    ),
    resources: fetched(
      'resources',
      (options) => {
        resourcesAskedAt = clock.now()
        return listResources(client, { onLeftOut }, options)
      },
      resourcesOf,
    ),
    currentDataset: fetched(
      'dataset',
      async (options): Promise<ReadOutcome<CurrentDataset | null>> =>
        datasetId === null
          ? { kind: 'loaded', value: null }
          : getDataset(client, { datasetId }, options),
      (dataset) => dataset,
      (dataset) => {
        client.setScope({ dataPartnerId: dataset?.resource.data_partner?.id ?? null })
        if (dataset?.terms_required) leaveForTerms(dataset.id)
      },
    ),
    restricted: fetched(
      'environment flags',
      (options) => getEnvironment(client, { datasetId }, options),
      (environment) => environment.restricted,
    ),
    virtualCohorts: fetched(
      'virtual cohorts',
      (options) => listVirtualCohorts(client, options),
      (cohorts) => cohorts,
    ),
  } satisfies Omit<Access, 'departure' | 'pageChanged'>
  session.onSignedInAgain(() => {
    for (const read of Object.values(reads) as Fetched<unknown>[])
      if (read.getSnapshot().status !== 'idle') void read.reload()
  })
  const { pageChanged } = keepFresh(reads.resources, () => resourcesAskedAt, session)
  return { ...reads, pageChanged, departure: createDeparture(session.options.window) }
}
