import { DeferredButton } from '../deferred/deferred-button.tsx'
import { HomeFilterButton, type Filter } from './home-filter-button.tsx'

const load = async () => (await import('./filter-menu.tsx')).FilterMenu

/** One filter of a list; its panel comes after the first screen. */
export function HomeFilter({ filter }: { filter: Filter }) {
  return <DeferredButton load={load} Button={HomeFilterButton} props={{ filter }} />
}
