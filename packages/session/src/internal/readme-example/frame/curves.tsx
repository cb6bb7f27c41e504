import type { ShellConnection } from '@vestibule/session/frame'
import { useEffect, useSyncExternalStore } from 'react'

export function Curves({ shell }: { shell: ShellConnection }) {
  const { subscribe, getSnapshot } = shell.store
  const { dataset, theme, path } = useSyncExternalStore(subscribe, getSnapshot)
  const arm = new URLSearchParams(path.split('?')[1]).get('arm') ?? 'all'
  useEffect(() => shell.setTitle(`Survival, ${arm}`), [shell, arm])
  return (
    <main data-theme={theme}>
      <h1>{dataset?.displayName ?? 'No dataset'}</h1>
      <button onClick={() => shell.setPath('/?arm=treated', { push: true })}>Treated</button>
      <p>Arm: {arm}</p>
    </main>
  )
}
