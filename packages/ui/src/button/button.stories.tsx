import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ArrowRightIcon, DownloadIcon } from '../icons/icons.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Stack } from '../stack/stack.tsx'
import { Button, type ButtonProps } from './button.tsx'

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Verify and Proceed', onClick: fn() },
  parameters: {
    guide: {
      use: ['Something happens here: send, open, copy.'],
      avoid: ['Going somewhere else: a LinkButton or a Link.', 'On or off: a Switch.'],
      anatomy: ['Icon', 'Label', 'Spinner with the words for busy'],
      keyboard: [['Enter, Space', 'Presses it; nothing while it is busy']],
      content: [
        "A verb and what it acts on: 'Save document'.",
        'One primary button in a view.',
        'Disabled only where the specification says so; busy keeps focus and width.',
      ],
      constants: [
        ['Heights', '44 for sign-in, 36 in the shell, 32 for filters'],
        ['Ripple', '550 ms'],
      ],
    },
  },
} satisfies ComponentMeta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Stack direction="row" wrap>
        <Button endIcon={<ArrowRightIcon />}>Primary</Button>
        <Button tone="danger">Primary, danger</Button>
        <Button variant="secondary" startIcon={<DownloadIcon />}>
          Secondary
        </Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="ghost" tone="danger">
          Ghost, danger
        </Button>
        <Button variant="link">Link</Button>
      </Stack>
      <Stack direction="row" wrap>
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg">Large</Button>
      </Stack>
      <Button block>Block</Button>
    </Stack>
  ),
}

const variants: Record<string, ButtonProps> = {
  primary: { variant: 'primary' },
  'primary, danger': { variant: 'primary', tone: 'danger' },
  secondary: { variant: 'secondary' },
  ghost: { variant: 'ghost' },
  quiet: { variant: 'quiet' },
  'ghost, danger': { variant: 'ghost', tone: 'danger' },
  link: { variant: 'link' },
}

export const States: Story = {
  render: () => (
    <StateMatrix
      rows={variants}
      states={{
        disabled: { disabled: true },
        busy: { loading: true, loadingText: 'Please wait...' },
        'busy, no text': { loading: true },
      }}
    >
      {(props) => (
        <Button size="md" {...props}>
          Verify
        </Button>
      )}
    </StateMatrix>
  ),
}

export const PleaseWait: Story = {
  args: { loadingText: 'Please wait...' },
  render: (args) => (
    <Stack align="start">
      <Button {...args} data-testid="idle" />
      <Button {...args} data-testid="busy" loading />
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const idle = canvas.getByTestId('idle')
    const busy = canvas.getByTestId('busy')
    await waitFor(() =>
      expect(busy.getBoundingClientRect().width).toBe(idle.getBoundingClientRect().width),
    )
    await userEvent.click(busy)
    await expect(args.onClick).not.toHaveBeenCalled()
    await waitFor(() => expect(busy).toHaveFocus())
    await expect(busy).toHaveAccessibleName('Please wait...')
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const LongText: Story = {
  args: {
    block: true,
    children: 'Bestätigen und mit der Zwei-Faktor-Authentifizierung über die App fortfahren',
  },
  globals: { viewport: { value: 'xs' } },
}

export const Dark: Story = { ...States, globals: { theme: 'dark' }, tags: ['!test'] }

export const RightToLeft: Story = {
  ...AllVariants,
  globals: { direction: 'rtl' },
  tags: ['!test'],
}
