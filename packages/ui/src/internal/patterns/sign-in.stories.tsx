import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthCard, AuthForm, AuthIntro } from '../../auth-card/auth-card.tsx'
import { Alert } from '../../alert/alert.tsx'
import { Button } from '../../button/button.tsx'
import { CodeInput } from '../../code-input/code-input.tsx'
import { Disclosure } from '../../disclosure/disclosure.tsx'
import { GuideList } from '../../guide-list/guide-list.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../../icons/icons.tsx'
import { Link } from '../../link/link.tsx'
import { Lockup } from '../../lockup/lockup.tsx'
import { PageShell } from '../../page-shell/page-shell.tsx'
import { PasswordField } from '../../password-field/password-field.tsx'
import { Stack } from '../../stack/stack.tsx'
import { StepDoors } from '../../step-doors/step-doors.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import { Text } from '../../text/text.tsx'

const meta = {
  title: 'Patterns/Sign-in card',
  component: AuthCard,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: { brand: <Lockup name="Sign In" sub="Powered by Vestibule" href="#start" /> },
} satisfies Meta<typeof AuthCard>
export default meta
type Story = StoryObj<typeof meta>

const back = (
  <Button variant="link" startIcon={<ArrowLeftIcon />}>
    Back
  </Button>
)
const help = <Link href="#start">Not you? Use a different account</Link>
const nothing = () => {}

const guide = (
  <GuideList
    title="Steps to access"
    steps={[
      {
        step: 'Step 1',
        title: 'Validate your access',
        description:
          'Enter the email where you received your invite, then click Verify and Proceed.',
      },
      {
        step: 'Step 2',
        title: 'Authenticate your access',
        description: 'Follow the authentication process.',
      },
    ]}
  />
)

/** The card has two columns, in windows narrower than 960 pixels one. Below 600 pixels it fills the screen. */
export const Start: Story = {
  render: (args) => (
    <PageShell width={920}>
      <AuthCard {...args} aside={guide}>
        <AuthIntro size="xl" title="Get Started" description="Step 1 - Email verification" />
        <AuthForm>
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            placeholder="name@institution.org"
          />
          <Stack gap="xs">
            <Button type="submit" block endIcon={<ArrowRightIcon />}>
              Verify and Proceed
            </Button>
            <Button variant="ghost" block>
              New User? Sign up
            </Button>
          </Stack>
        </AuthForm>
        <hr className="vb-rule" />
        <Disclosure summary="Trouble Logging in?">
          <p>Please enter the email where you have received an invite email.</p>
        </Disclosure>
      </AuthCard>
    </PageShell>
  ),
}

export const Password: Story = {
  render: (args) => (
    <PageShell>
      <AuthCard {...args} steps={<StepDoors current={1} total={2} />} back={back} help={help}>
        <AuthIntro title="Enter Password to Continue" />
        <AuthForm>
          <TextField label="Email" defaultValue="ines.okafor@northfield.example" disabled />
          <PasswordField
            label="Password"
            labelEnd={<Link href="#forgot">Forgot Password</Link>}
            defaultValue="correct horse"
          />
          <Alert tone="danger" role="alert">
            Invalid Credentials
          </Alert>
          <Button type="submit" block>
            Sign In
          </Button>
        </AuthForm>
      </AuthCard>
    </PageShell>
  ),
}

export const WrongCode: Story = {
  render: (args) => (
    <PageShell>
      <AuthCard {...args} steps={<StepDoors current={1} total={3} />} back={back} help={help}>
        <AuthIntro
          title="Check your mail for verification code"
          description={
            <>
              We sent a 6-digit code to <strong>ines.okafor@northfield.example</strong>. It is valid
              for 15 minutes.
            </>
          }
        />
        <AuthForm>
          <CodeInput
            label="Verification code"
            value=""
            onValueChange={nothing}
            error="You have entered an incorrect code"
          />
          <Button type="submit" block disabled>
            Verify
          </Button>
          <Text tone="muted" style={{ textAlign: 'center' }}>
            Nothing yet? <Link href="#resend">Resend Code</Link>
          </Text>
        </AuthForm>
      </AuthCard>
    </PageShell>
  ),
}

export const StartXs: Story = { ...Start, globals: { viewport: { value: 'xs' } } }
export const WrongCodeXs: Story = { ...WrongCode, globals: { viewport: { value: 'xs' } } }
export const StartDark: Story = { ...Start, globals: { theme: 'dark' }, tags: ['!test'] }
export const WrongCodeDark: Story = { ...WrongCode, globals: { theme: 'dark' }, tags: ['!test'] }
export const StartRightToLeft: Story = { ...Start, globals: { direction: 'rtl' }, tags: ['!test'] }
export const PasswordRightToLeft: Story = {
  ...Password,
  globals: { direction: 'rtl' },
  tags: ['!test'],
}
