import type { StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { RefreshIcon } from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    art: true,
    title: 'No resources yet',
    children:
      'Apps and datasets appear here once your organisation grants you access. Ask the person who invited you, or write to support.',
    actions: (
      <>
        <Button size="md">Contact support</Button>
        <Button size="md" variant="secondary" startIcon={<RefreshIcon />}>
          Refresh
        </Button>
      </>
    ),
  },
  parameters: {
    guide: {
      use: ['A list that is truly empty, or a search without a match.'],
      avoid: ['The list could not be fetched: an ErrorState. Empty and failed are not the same.'],
      anatomy: ['Drawing', 'Title', 'Text', 'Actions'],
      content: ["Why it is empty and what to do: 'No resources yet', 'No Results' with Clear."],
    },
  },
} satisfies ComponentMeta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const NoResults: Story = {
  args: {
    art: false,
    title: 'No Results',
    children:
      'Nothing called “proteome” in Clinical. 11 apps in other product lines are hidden by your filter.',
    actions: (
      <Button size="md" variant="secondary">
        Clear
      </Button>
    ),
  },
}
export const Xs: Story = { globals: { viewport: { value: 'xs' } } }
export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, tags: ['!test'] }
