import {
  DocsPanel,
  DocsProvider,
  useControlledUrlState,
  useDocs,
} from '@vestibule/docs-panel/react'
import { accessOf, dataOf } from '@vestibule/session'
import { useProfile, useSessionContext, useUnsavedWork } from '@vestibule/session/react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStore } from 'zustand'
import { useShell } from '../shell.ts'

/** Query parameter that names the open document. */
const parameter = 'doc'

/** Documentation for the pages inside: for internal users, where the settings enable it. */
export function Documentation({ children }: { children: ReactNode }) {
  const { client, settings } = useShell()
  const { profile, isDocsAdmin, docsPartners } = useProfile()
  const [params, setParams] = useSearchParams()
  const urlState = useControlledUrlState(params.get(parameter), (id, how) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (id) after.set(parameter, id)
        else after.delete(parameter)
        return after
      },
      { replace: how === 'replace', preventScrollReset: true },
    ),
  )
  const dataset = useStore(accessOf(useSessionContext()).currentDataset.store)
  // Whose notes these are is known only with the dataset of the address.
  const isAimed = dataset.status !== 'loading'
  // Where it could not be had, a text might be saved for all datasets in place of this one.
  const mayWrite = isDocsAdmin && dataset.status === 'ready'
  const user = useMemo(
    () =>
      profile && isAimed
        ? { id: profile.id, isInternal: profile.isInternal, isDocsAdmin: mayWrite, docsPartners }
        : null,
    [profile, isAimed, mayWrite, docsPartners],
  )
  return (
    <DocsProvider
      client={client}
      user={user}
      appName={settings.appName}
      enabled={settings.documentationEnabled}
      dataPartnerId={dataOf(dataset)?.resource.data_partner?.id ?? null}
      parameter={parameter}
      urlState={urlState}
    >
      <KeepsUnsavedText />
      {children}
      <DocsPanel />
    </DocsProvider>
  )
}

/** Text that is not saved keeps the page over a new sign-in. */
function KeepsUnsavedText() {
  const { hasUnsavedText, signedInAgain } = useDocs()
  const session = useSessionContext()
  useUnsavedWork(hasUnsavedText)
  useEffect(() => session.onSignedInAgain(signedInAgain), [session, signedInAgain])
  return null
}
