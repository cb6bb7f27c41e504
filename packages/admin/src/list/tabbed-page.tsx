import { PageHead, type PageHeadProps } from '@vestibule/app-kit/page/page-head'
import { Tabs } from '@vestibule/ui/tabs'
import type { ReactNode } from 'react'
import type { List } from './use-list.ts'

interface TabbedPageProps<Tab extends string> extends Pick<
  PageHeadProps,
  'heading' | 'lead' | 'actions'
> {
  /** The parameter of the address that names the open tab. Without it, the first tab is open. */
  readonly param: string
  readonly tabs: readonly Tab[]
  readonly labels: Readonly<Record<Tab, string>>
  readonly value: Tab
  /** The list that all tabs show. */
  readonly list: Pick<List<unknown>, 'change'>
  readonly children: ReactNode
}

/** A page with one list under several tabs, such as what waits and what is decided. */
export function TabbedPage<Tab extends string>(props: TabbedPageProps<Tab>) {
  const { param, tabs, labels, value, list, children, ...head } = props
  return (
    <>
      <PageHead {...head} />
      <Tabs
        label={head.heading}
        manual
        value={value}
        onValueChange={(id) => list.change({ [param]: id === tabs[0] ? '' : id })}
        tabs={tabs.map((id) => ({
          id,
          label: labels[id],
          panel: id === value ? children : null,
        }))}
      />
    </>
  )
}
