import type { DocsProviderProps } from '@vestibule/docs-panel/react'
import { DocNote, DocsPanel, DocsProvider } from '@vestibule/docs-panel/react'
import { ToastProvider } from '@vestibule/ui/toast'
import '@vestibule/docs-panel/styles.css'

export const Cohort = ({ client, user }: Pick<DocsProviderProps, 'client' | 'user'>) => (
  <ToastProvider>
    <DocsProvider client={client} user={user} appName="shell">
      <h2>
        Cohort size <DocNote id="cohort.size" label="cohort size" />
      </h2>
      <DocsPanel />
    </DocsProvider>
  </ToastProvider>
)
