// The texts of passwords: typing one, choosing a new one, and getting a link to do so.

export const password = {
  heading: 'Enter Password to Continue',
  email: 'Email',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  shown: 'Your password is shown',
  hidden: 'Your password is hidden',
  submit: 'Sign In',
  continue: 'Continue',
  verified: 'Credentials verified successfully',
}

export const newPassword = {
  createHeading: 'Create your password',
  createIntro: 'For {email}. You will use it each time you sign in. Your other sessions will end.',
  resetHeading: 'Reset your password',
  resetIntro: 'For {email}. Your other sessions will end, and your API tokens stop working.',
  resetIntroNoEmail: 'Your other sessions will end, and your API tokens stop working.',
  password: 'New password',
  confirm: 'Confirm password',
  length: '12 to 100 characters',
  uppercase: 'One uppercase letter',
  lowercase: 'One lowercase letter',
  digit: 'One digit',
  special: 'One special character {characters}',
  mismatch: 'password does not match',
  createSubmit: 'Create password',
  resetSubmit: 'Reset password',
  created: 'Password created successfully',
}

export const resetDone = {
  heading: 'Your password has been reset',
  body: 'Sign in with your new password.',
  backToLogin: 'Back to Login',
}

export const forgotPassword = {
  heading: 'Forgot Password',
  intro: 'Enter your email. We will send you a link to reset your password.',
  email: 'Email',
  submit: 'Send reset link',
  requested: 'Check your email for account recovery instructions.',
  /** Replaces `requested` if the platform does not reveal who has an account. */
  requestedIfAny:
    'If there is an account for {email}, check your email for account recovery instructions.',
  differentEmail: 'Use a different email',
  toLogin: 'Back to Login',
}

export const legacyReset = {
  heading: 'Reset your password',
  intro:
    'Choose a new password of at least {min} characters. Your other sessions will end, and your API tokens stop working.',
  email: 'Email',
  password: 'New password',
  confirm: 'Confirm password',
  submit: 'Reset password',
  done: 'Success. Redirecting to login...',
  missing: 'You need to fill out all the fields',
  mismatch: 'Passwords do not match',
  tooShort: 'Password is too small, it should have atleast {min} characters',
  toForgot: 'Request a new link',
}

/** On the pages that set a password by a mailed link: what else lets somebody into the account. */
export const otherFactors = {
  intro: 'These let somebody into your account as well:',
  passkey: 'Passkey "{name}", added on {day}',
  authenticator: 'Authenticator app, set up on {day}',
  recovery_codes: 'Recovery codes, made on {day}',
  security_question: 'Security question',
  organization_sign_in: 'Sign-in of your organization, used for the first time on {day}',
  remove: 'Remove all of these',
  why: 'Do this if you do not know one of them. You can set up new ones in your account.',
  later: 'If you do not know one of them, sign in and remove it in your account.',
}

export const securityQuestion = {
  heading: 'Answer the security question to get password reset link in email',
  answer: 'Answer',
  submit: 'Send reset link',
  wrong: 'Invalid answer. Try again.',
  failed: 'Something went wrong. Try again.',
}

export const resetLink = {
  sentHeading: 'Check your mail',
  sentTo: 'Sent to {email}.',
  sent: 'We sent a password reset link.',
  onlyNewest: 'Only the link in the newest mail works.',
  resend: 'Resend link',
  resendIn: 'Resend link in {time}',
  resendReady: 'You can resend the link now.',
  failed: 'Failed to send reset link. Try again.',
}
