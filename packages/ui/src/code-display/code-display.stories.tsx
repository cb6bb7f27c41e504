import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { CodeDisplay } from './code-display.tsx'

const meta = {
  title: 'Components/Data display/CodeDisplay',
  component: CodeDisplay,
  args: { code: 'H7Q0M4' },
  parameters: {
    guide: {
      use: ['A code that is typed on another device.'],
      avoid: ['A key that is pasted: text with a CopyButton.'],
      anatomy: ['A doorway for each character'],
      content: ['Upper-case letters and digits. O and 0, I and 1 differ by their shapes.'],
      constants: [
        ['Characters', '6'],
        ['Read as', 'One character after the other'],
        ['Copied as', 'One word'],
      ],
    },
  },
} satisfies ComponentMeta<typeof CodeDisplay>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllVariants: Story = {
  render: () => (
    <Stack style={{ maxWidth: 404 }}>
      <CodeDisplay code="H7Q0M4" />
      <CodeDisplay code="O0I1L8" />
      <CodeDisplay code="H7Q0M4" loading />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'O 0 I 1 L 8' })).toBeVisible())
  },
  // While a new code loads, the old one is dimmed. It is about to be replaced and may have less contrast.
  parameters: {
    a11y: { config: { rules: [{ id: 'color-contrast', selector: '*:not([aria-busy] *)' }] } },
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'xs' } } }
export const Dark: Story = { globals: { theme: 'dark' } }

/** A code runs from left to right in every language. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getByRole('img').children
    const left = (element?: Element) => element?.getBoundingClientRect().left ?? 0
    await expect(left(first)).toBeLessThan(left(second))
  },
}
