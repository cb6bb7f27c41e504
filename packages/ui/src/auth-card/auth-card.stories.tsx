import type { StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Link } from '../link/link.tsx'
import { Lockup } from '../lockup/lockup.tsx'
import { PageShell } from '../page-shell/page-shell.tsx'
import { StepDoors } from '../step-doors/step-doors.tsx'
import { Text } from '../text/text.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { AuthCard, AuthForm, AuthIntro } from './auth-card.tsx'

const meta = {
  title: 'Components/Layout/AuthCard',
  component: AuthCard,
  args: {
    brand: <Lockup name="Sign In" sub="Powered by Vestibule" href="#start" />,
    steps: <StepDoors current={1} total={3} />,
    back: <Button variant="link">Back</Button>,
    help: <Link href="#start">Not you? Use a different account</Link>,
    children: (
      <>
        <AuthIntro title="Get Started" description="Step 1 - Email verification" />
        <AuthForm>
          <TextField label="Email" type="email" autoComplete="username" />
          <Button type="submit" block>
            Verify and Proceed
          </Button>
        </AuthForm>
      </>
    ),
  },
  render: (args) => (
    <PageShell>
      <AuthCard {...args} />
    </PageShell>
  ),
  parameters: {
    guide: {
      use: ['Every step of signing in and of recovering an account.'],
      avoid: ['Inside the shell: a Section.'],
      anatomy: [
        'Header with brand and steps',
        'Intro with the heading',
        'Form',
        'Guide beside it',
        'Footer: Back at the start, help at the end',
      ],
      keyboard: [['Tab', 'Through the form, then the footer']],
      content: [
        'The heading is what the reader does here. It receives the focus at each step, and the title of the page begins with it.',
      ],
      constants: [
        ['Width', '500, or 920 with a guide'],
        ['Below 600 px', 'The card is the page'],
      ],
    },
    conformance: {
      others: [{ component: AuthIntro, args: { title: 'Get Started' } }, { component: AuthForm }],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 600 } },
  },
} satisfies ComponentMeta<typeof AuthCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** With `steady`, a message below the last field does not move the button. */
export const Steady: Story = {
  args: {
    children: (
      <AuthForm steady>
        <TextField label="Email" type="email" />
        <Button type="submit">Verify and Proceed</Button>
      </AuthForm>
    ),
  },
}

/** With `fill`, the card is as high as the window, and the middle of its three children scrolls. */
export const Fill: Story = {
  args: {
    fill: true,
    children: (
      <>
        <AuthIntro title="Terms of Use" />
        <Text as="div" style={{ overflow: 'auto' }} tabIndex={0} role="region" aria-label="Terms">
          {'Whoever uses the data keeps it confidential. '.repeat(200)}
        </Text>
        <AuthForm>
          <Button type="submit">Accept</Button>
        </AuthForm>
      </>
    ),
  },
  render: (args) => (
    <PageShell width={732}>
      <AuthCard {...args} />
    </PageShell>
  ),
}
export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!test'] }
