import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ChevronDownIcon } from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Text } from '../text/text.tsx'
import { Tabs, type TabsProps } from './tabs.tsx'

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Kind of resource',
    value: 'apps',
    onValueChange: fn(),
    tabs: [
      { id: 'apps', label: 'Apps', count: 14, panel: <Text>Fourteen apps</Text> },
      { id: 'datasets', label: 'Datasets', count: 6, panel: <Text>Six datasets</Text> },
      { id: 'archive', label: 'Archive', disabled: true, panel: <Text>Nothing</Text> },
      { id: 'requests', label: 'Requests', panel: <Text>No requests</Text> },
    ],
  },
  parameters: {
    guide: {
      use: ['Two to five views of the same thing, one at a time.'],
      avoid: ['Going to another page: links.', 'Steps in an order: a flow.'],
      anatomy: ['List of tabs with counts', 'Line below the chosen one', 'Toolbar', 'Panel'],
      keyboard: [
        ['← →', 'From tab to tab, and chooses unless `manual`'],
        ['Home, End', 'To the first and the last'],
        ['Tab', 'Into the panel'],
      ],
      constants: [['Height', '32 px']],
    },
  },
} satisfies ComponentMeta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

function Controlled(args: TabsProps) {
  const [value, setValue] = useState(args.value)
  return (
    <Tabs
      {...args}
      value={value}
      onValueChange={(id) => {
        setValue(id)
        args.onValueChange(id)
      }}
    />
  )
}

export const Playground: Story = { render: (args) => <Controlled {...args} /> }

export const WithToolbar: Story = {
  ...Playground,
  args: {
    end: (
      <>
        <Button variant="secondary" size="sm" endIcon={<ChevronDownIcon />}>
          Product line
        </Button>
        <Button variant="secondary" size="sm" endIcon={<ChevronDownIcon />}>
          Category
        </Button>
      </>
    ),
  },
}

export const Keyboard: Story = {
  ...Playground,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Apps/u })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('datasets')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Six datasets')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('requests')
    await userEvent.keyboard('{Home}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('apps')
    await userEvent.keyboard('{End}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('requests')
  },
}

export const Manual: Story = {
  ...Playground,
  args: { manual: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Datasets/u })).toHaveFocus())
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('datasets')
  },
}

export const LongText: Story = {
  ...WithToolbar,
  args: {
    ...WithToolbar.args,
    tabs: ['Anwendungen', 'Datensätze', 'Zugriffsanfragen', 'Archivierte Freigaben'].map(
      (name) => ({
        id: name,
        label: name,
        panel: name,
      }),
    ),
    value: 'Anwendungen',
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...WithToolbar, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...WithToolbar, globals: { direction: 'rtl' }, tags: ['!test'] }
