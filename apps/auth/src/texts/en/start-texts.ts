import { failure, errors, advice } from './failure-texts.ts'

/**
 * The texts of the start screen, and of what surrounds every screen. The other screens' texts are loaded with their
 * code.
 */
const texts = {
  /**
   * The loader's texts until those of the components are loaded. Undefined in English, which the loader has built in.
   */
  loader: undefined as { loading: string; slow: string } | undefined,
  app: {
    title: '{heading} · {app}',
    errorTitle: 'Error: {title}',
    poweredBy: 'Powered by {provider}',
    stepOf: 'Step {step} of {steps}',
    titleAndStep: '{title}. {step}',
    countOf: '{step} of {steps}',
    back: 'Back',
    differentAccount: 'Not you? Use a different account',
    pleaseWait: 'Please wait...',
    retry: 'Retry',
    home: 'Home',
    refresh: 'Refresh',
    signOut: 'Sign out',
    notSignedOut: 'You could not be signed out. Try again.',
    forgotPassword: 'Forgot Password',
    version: 'Version {version}',
    supportCode: 'Support code {code}',
  },
  start: {
    heading: 'Get Started',
    subheading: 'Step 1 - Email verification',
    email: 'Email',
    emailExample: 'name@institution.org',
    submit: 'Verify and Proceed',
    passkey: 'Use a passkey',
    signUp: 'New User? Sign up',
    trouble: 'Trouble Logging in?',
    troubleInvite: 'Please enter the email where you have received an invite email.',
    troubleNoInvite: "*If you haven't received the invite, please reach out to your organization",
    verified: 'Email verified, proceeding to authentication',
  },
  guide: {
    heading: 'Steps to access',
    step: 'Step {step}',
    validate: 'Validate your access',
    validateHow: 'Enter the email where you received your invite, then click Verify and Proceed.',
    authenticate: 'Authenticate your access',
    authenticateHow: 'Follow the authentication process.',
  },
  failure,
  errors,
  advice,
}

export default texts
