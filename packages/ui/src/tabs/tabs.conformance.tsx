import { Tabs } from './tabs.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

const nothing = () => {}

export const conformants: Conformant[] = [
  {
    component: Tabs,
    props: {
      label: 'Kind',
      tabs: [{ id: 'apps', label: 'Apps', panel: 'All apps' }],
      value: 'apps',
      onChange: nothing,
    },
  },
]
