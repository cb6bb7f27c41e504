import { DeferredButton } from '../deferred/deferred-button.tsx'
import { UserButton } from './user-button.tsx'

const load = async () => (await import('./user-popover.tsx')).UserPopover
const noProps = {}

/** Who is signed in, and what concerns them alone. */
export function UserMenu() {
  return <DeferredButton load={load} Button={UserButton} props={noProps} />
}
