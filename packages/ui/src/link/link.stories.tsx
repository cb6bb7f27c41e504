import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Text } from '../text/text.tsx'
import { Link, LinkProvider, type LinkElementProps, type LinkProps } from './link.tsx'

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '#forgot', children: 'Forgot Password' },
  parameters: {
    guide: {
      use: ['Going to another page, in a sentence or alone.'],
      avoid: ['Something that happens here: a Button.'],
      anatomy: ['Words', 'Icon for a new tab'],
      keyboard: [['Enter', 'Follows it']],
      content: ["The words say where it leads. 'Opens in a new tab' is said, not only drawn."],
    },
    conformance: { texts: { newTab: { newTab: true } } },
  },
} satisfies ComponentMeta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const rows: Record<string, LinkProps> = {
  default: { href: '#forgot', children: 'Forgot Password' },
  quiet: { href: '#support', children: 'Support', tone: 'quiet' },
  'new tab': { href: '#terms', children: 'Terms', newTab: true },
}

export const States: Story = {
  render: () => <StateMatrix rows={rows}>{(props) => <Link {...props} />}</StateMatrix>,
}

export const InText: Story = {
  render: (args) => (
    <Text style={{ maxWidth: 320 }} tone="muted">
      Nothing yet? <Link {...args}>Resend Code</Link> or read the{' '}
      <Link href="#terms" newTab>
        data use agreement
      </Link>
      .
    </Text>
  ),
}

const visited = fn()

function RouterLink({ href, ...rest }: LinkElementProps) {
  return (
    // Imitates a router's link: changes the address without a navigation.
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        visited(href)
      }}
    >
      {rest.children}
    </a>
  )
}

export const ThroughARouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    visited.mockClear()
    await userEvent.click(canvas.getByRole('link'))
    await expect(visited).toHaveBeenCalledWith('#forgot')
  },
}
export const Dark: Story = { ...States, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' }, tags: ['!test'] }
