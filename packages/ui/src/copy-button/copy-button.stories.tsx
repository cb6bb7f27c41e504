import type { StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { CopyButton, type CopyButtonProps } from './copy-button.tsx'

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  args: { content: 'JBSWY3DPEHPK3PXPKRUGS4ZA', onCopy: fn(), onCopyError: fn() },
  parameters: {
    guide: {
      use: ['Beside a key, a code or an address that is needed elsewhere.'],
      avoid: ['Text that can be selected with ease and is seldom needed.'],
      anatomy: ['Icon', 'Label of three states, in the room of the widest'],
      keyboard: [['Enter, Space', 'Copies']],
      content: ["'Copy', or 'Copy link' where there are several."],
      constants: [
        ["'Copied'", '1000 ms, read out'],
        ['Clipboard refused', 'Its `source` is selected, ready to be copied by hand'],
      ],
    },
  },
} satisfies ComponentMeta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllVariants: Story = {
  render: (args) => (
    <Stack direction="row" wrap>
      <CopyButton {...args} />
      <CopyButton {...args} variant="secondary" size="md" />
      <CopyButton {...args} variant="secondary" size="md" texts={{ copy: 'Copy link' }} />
    </Stack>
  ),
}

const working = { writeText: () => Promise.resolve() } as unknown as Clipboard
const refusing = {
  writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')),
} as unknown as Clipboard

function withClipboard(clipboard: Clipboard) {
  return () => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'clipboard')
  }
}

/** After a press, the button says 'Copied' for a second, which screen readers announce, and keeps its width. */
export const Keyboard: Story = {
  beforeEach: withClipboard(working),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy' })
    const before = button.getBoundingClientRect().width
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAccessibleName('Copied'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
    await waitFor(() => expect(button.getBoundingClientRect().width).toBe(before))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveAccessibleName('Copy'), { timeout: 3000 })
  },
}

function WithSource(args: CopyButtonProps) {
  const source = useRef<HTMLParagraphElement>(null)
  return (
    <Stack direction="row">
      <Text ref={source} code>
        JBSWY3DPEHPK3PXPKRUGS4ZA
      </Text>
      <CopyButton {...args} source={source} />
    </Stack>
  )
}

/** If the clipboard refuses, the text is selected, so that the user can copy it by hand. */
export const Refused: Story = {
  beforeEach: withClipboard(refusing),
  render: (args) => <WithSource {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(String(getSelection())).toBe('JBSWY3DPEHPK3PXPKRUGS4ZA'))
    await expect(args.onCopyError).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: {
    texts: { copy: 'Einrichtungsschlüssel in die Zwischenablage kopieren', copied: 'Kopiert' },
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' } }
