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

/** Placeholders in the shape of the content, so that nothing moves when it arrives. */
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

/** The list is empty without an error: say why, and whom to ask. */
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

/** A search or filter without a match: offer a way back. */
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

/** The list could not be fetched: do not show it as empty. */
export const Failed: Story = {
  render: () => <ErrorState onRetry={fn()} supportCode="7Q-H2M" />,
}

/** One part failed; the rest of the page still works. */
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
