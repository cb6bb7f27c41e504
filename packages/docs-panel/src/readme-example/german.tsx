import { DocNote, DocsProvider, type DocsProviderProps } from '@vestibule/docs-panel/react'
import { docsTexts } from '@vestibule/docs-panel/texts/de'

export const Kohorte = ({ client, user }: Pick<DocsProviderProps, 'client' | 'user'>) => (
  <DocsProvider client={client} user={user} language="de" texts={docsTexts}>
    <h1>
      Kohorte <DocNote id="cohort.size" label="Größe der Kohorte" />
    </h1>
  </DocsProvider>
)
