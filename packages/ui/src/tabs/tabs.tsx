import { Tab as HeadlessTab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'

export type TabItem = {
  id: string
  label: ReactNode
  /** A count after the label. */
  count?: number
  disabled?: boolean
  panel: ReactNode
}

export type TabsProps = Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> & {
  /** Names the list of tabs. */
  label: string
  tabs: readonly TabItem[]
  /** The id of the selected tab. */
  value: string
  onChange: (id: string) => void
  /** Arrow keys only move the focus; Enter or Space selects. For panels that are slow to show. */
  manual?: boolean
  /** Stands at the end of the line of tabs, such as filters. */
  toolbar?: ReactNode
}

/** One of several panels, chosen by tabs. Only the selected panel is in the page. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(
  ({ label, tabs, value, onChange, manual = false, toolbar, className, ...rest }, ref) => {
    const selected = tabs.findIndex((tab) => tab.id === value)
    return (
      <TabGroup
        ref={ref}
        className={cx('vb-tab-group', className)}
        manual={manual}
        selectedIndex={Math.max(selected, 0)}
        onChange={(index) => {
          const tab = tabs[index]
          if (tab) onChange(tab.id)
        }}
        {...rest}
      >
        <div className="vb-tab-bar">
          <TabList className="vb-tabs" aria-label={label}>
            {tabs.map((tab) => (
              <HeadlessTab key={tab.id} className="vb-tab" disabled={tab.disabled}>
                <span
                  className="vb-tab-label"
                  data-label={typeof tab.label === 'string' ? tab.label : undefined}
                >
                  {tab.label}
                </span>
                {tab.count !== undefined && <small>{tab.count}</small>}
              </HeadlessTab>
            ))}
          </TabList>
          {toolbar && <div className="vb-tab-toolbar">{toolbar}</div>}
        </div>
        <TabPanels>
          {tabs.map((tab) => (
            <TabPanel key={tab.id} className="vb-tab-panel">
              {tab.panel}
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    )
  },
)
Tabs.displayName = 'Tabs'
