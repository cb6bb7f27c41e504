import { pageLanguage } from '@vestibule/app-kit/page-language'
import { useStore } from '@vestibule/base/react/use-read'
import {
  DocsPanel,
  DocsProvider,
  useControlledUrlState,
  useDocs,
} from '@vestibule/docs-panel/react'
import { accessOf, loadedValue } from '@vestibule/session'
import { useProfile, useSessionContext, useUnsavedWork } from '@vestibule/session/react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useShell } from '../shell.ts'
import { useLoadedDocsTexts } from './use-loaded-docs-texts.ts'

/** The query parameter with the id of the document that is open. */
const parameter = 'doc'

/** Provides documentation to its children. Only internal users have it, and only if the settings enable it. */
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
  const dataset = useStore(accessOf(useSessionContext()).currentDataset)
  // Show no documentation while the dataset is loading: its data partner decides which documents are shown.
  const isAimed = dataset.status !== 'loading'
  // Let admins write only when the dataset is loaded: otherwise they might save a text for all datasets by mistake.
  const mayWrite = isDocsAdmin && dataset.status === 'loaded'
  const isEnabled = settings.documentationEnabled
  const texts = useLoadedDocsTexts(isEnabled && profile?.isInternal === true)
  // Wait for the translated texts: otherwise buttons of the documentation would be named in English first. For external
  // users, who have no documentation, the texts are never loaded.
  const isNamed = texts !== undefined
  const user = useMemo(
    () =>
      profile && isAimed && isNamed
        ? { id: profile.id, isInternal: profile.isInternal, isDocsAdmin: mayWrite, docsPartners }
        : null,
    [profile, isAimed, isNamed, mayWrite, docsPartners],
  )
  return (
    <DocsProvider
      client={client}
      user={user}
      appName={settings.appName}
      enabled={isEnabled}
      dataPartnerId={loadedValue(dataset)?.resource.data_partner?.id ?? null}
      language={settings.languages.length > 1 ? pageLanguage() : undefined}
      texts={texts}
      queryParameter={parameter}
      urlState={urlState}
    >
      <KeepsUnsavedText />
      {children}
      <DocsPanel />
    </DocsProvider>
  )
}

/** Tells the session about unsaved text, so that signing in again does not reload the page. */
function KeepsUnsavedText() {
  const { hasUnsavedText, signedInAgain } = useDocs()
  const session = useSessionContext()
  useUnsavedWork(hasUnsavedText)
  useEffect(() => session.onSignedInAgain(signedInAgain), [session, signedInAgain])
  return null
}
