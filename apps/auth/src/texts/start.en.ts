import type { Messages } from '@vestibule/base/messages/texts'

export { messages as screens } from '@vestibule/app-kit/screens/texts/screens.en'

export const messages = {
  'start.heading': 'Get Started',
  'start.subheading': 'Step 1 - Email verification',
  'start.email': 'Email',
  'start.emailExample': 'name@institution.org',
  'start.submit': 'Verify and Proceed',
  'start.passkey': 'Use a passkey',
  'start.signUp': 'New User? Sign up',
  'start.trouble': 'Trouble Logging in?',
  'start.troubleInvite': 'Please enter the email where you have received an invite email.',
  'start.troubleNoInvite': "*If you haven't received the invite, please reach out to your organization",
  'start.verified': 'Email verified, proceeding to authentication',
  'guide.heading': 'Steps to access',
  'guide.step': 'Step {step}',
  'guide.validate': 'Validate your access',
  'guide.validateHow': 'Enter the email where you received your invite, then click Verify and Proceed.',
  'guide.authenticate': 'Authenticate your access',
  'guide.authenticateHow': 'Follow the authentication process.',
  'failure.loadHeading': 'Server Error',
  'failure.loadBody': 'The sign-in page could not be loaded. Check your connection and try again.',
  'failure.settingsHeading': 'Configuration error',
  'failure.settingsBody': 'The configuration of this app is not valid: {message}',
  'failure.crashHeading': 'An unexpected error occurred.',
  'failure.crashBody': 'The error has been reported. If it happens again, please quote the support code.',
  'loader.loading': 'Loading',
  'loader.slow': 'This is taking longer than usual.',
} as const satisfies Messages
