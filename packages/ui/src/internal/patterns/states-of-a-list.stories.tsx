import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Alert } from '../../alert/alert.tsx'
import { Button } from '../../button/button.tsx'
import { EmptyState } from '../../empty-state/empty-state.tsx'
import { ErrorState } from '../../error-state/error-state.tsx'
import { LinkButton } from '../../link-button/link-button.tsx'
import { ResourceCard, ResourceCardSkeleton } from '../../resource-card/resource-card.tsx'
import { Stack } from '../../stack/stack.tsx'

const meta = { title: 'Patterns/Empty, error, loading' } satisfies Meta
export default meta
type Story = StoryObj

/** In the shape of what comes, so that nothing moves when it does. */
export const Loading: Story = {
  render: () => (
    <div aria-busy="true" role="status" aria-label="Loading apps">
      <Stack>
        <ResourceCardSkeleton />
        <ResourceCardSkeleton />
        <ResourceCardSkeleton />
      </Stack>
    </div>
  ),
}

/** There is nothing, and that is right: why, and whom to ask. */
export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No resources yet"
      actions={
        <LinkButton size="md" href="#support">
          Contact support
        </LinkButton>
      }
    >
      Your organisation has not opened any app to you.
    </EmptyState>
  ),
}

/** Something was looked for and is not there: the way back. */
export const NoMatch: Story = {
  render: () => (
    <EmptyState
      title="No Results"
      actions={
        <Button variant="secondary" size="md">
          Clear
        </Button>
      }
    >
      No app matches “genomics”.
    </EmptyState>
  ),
}

/** It could not be fetched: that is not the same as empty. */
export const Failed: Story = {
  render: () => <ErrorState onRetry={fn()} supportCode="7Q-H2M" />,
}

/** A part failed, and takes nothing else with it. */
export const PartlyFailed: Story = {
  render: () => (
    <Stack>
      <ResourceCard title="Cohort Builder" meta="Clinical Notes, Lab Tests" href="#cohorts" />
      <Alert
        tone="warning"
        action={
          <Button variant="link" onClick={fn()}>
            Retry
          </Button>
        }
      >
        The datasets could not be fetched.
      </Alert>
    </Stack>
  ),
}
export const Dark: Story = { ...PartlyFailed, globals: { theme: 'dark' }, tags: ['!test'] }
