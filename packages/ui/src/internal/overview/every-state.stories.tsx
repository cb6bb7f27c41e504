import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { Heading } from '../../heading/heading.tsx'
import { Stack } from '../../stack/stack.tsx'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../../*/*.stories.tsx', { eager: true })

/** The component of each story file, and its States story if there is one. */
const tables = Object.values(files).flatMap((file) => {
  const { States } = composeStories(file) as { States?: ComponentType }
  const title = file.default.title?.split('/').at(-1) ?? ''
  return States ? [{ title, States }] : []
})

const meta = {
  title: 'Testing/State matrix',
  // The stories shown here are tested in their own files.
  tags: ['!test', '!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj

function EveryState() {
  return (
    <Stack gap="xl">
      {tables.map(({ title, States }) => (
        <Stack key={title} gap="xs">
          <Heading size="sm">{title}</Heading>
          <States />
        </Stack>
      ))}
    </Stack>
  )
}

/** Every component in every state on one page, for an overall look. */
export const Light: Story = { render: () => <EveryState /> }
export const Dark: Story = { ...Light, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Light, globals: { direction: 'rtl' } }
