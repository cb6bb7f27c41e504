import { DeferredButton } from '../deferred/deferred-button.tsx'
import type { PageScope } from '../frame/page-scope.ts'
import { SwitcherButton } from './switcher-button.tsx'

const load = async () => (await import('./switcher-popover.tsx')).SwitcherPopover

/** The dataset that the page is about, with the others that its app takes. */
export function DatasetSwitcher({ scope }: { scope: PageScope }) {
  return <DeferredButton load={load} Button={SwitcherButton} props={{ scope }} />
}
