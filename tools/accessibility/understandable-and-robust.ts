import { none, yes, type Claims } from './claim.ts'

export const understandableAndRobust: Claims = {
  '3.1.1': {
    auth: yes('The language in use, from the first paint on.', 'authLanguage', 'walkSignIn'),
    shell: yes('The language in use.', 'shellLanguage', 'walkApp'),
  },
  '3.1.2': {
    auth: yes(
      'The names of languages and the terms of use have their own.',
      'authTerms',
      'walkSignIn',
    ),
    shell: yes(
      'Terms and documents have their own. Names that organisations give are names.',
      'docsLanguage',
      'shellStates',
    ),
  },
  '3.2.1': {
    auth: yes('Tab through each screen changes nothing else.', 'authScreens'),
    shell: yes('Tab through each page changes nothing else.', 'shellStates', 'shellPages'),
  },
  '3.2.2': {
    auth: yes(
      'A code is checked once it is whole, which its field says before. Nothing else happens while one types.',
      'walkSignIn',
      'walkAuthenticator',
    ),
    shell: yes(
      'A search counts what it finds; the focus stays in it.',
      'walkApp',
      'shellKeyboardApp',
    ),
  },
  '3.2.3': {
    auth: yes(
      'Back, the other account and the language have their place on each screen.',
      'walkSignIn',
      'walkAccount',
    ),
    shell: yes('Bar and footer are the same on each page.', 'shellHelp', 'walkApp'),
  },
  '3.2.4': {
    auth: yes(
      'The same parts and words for the same things on all screens.',
      'authStories',
      'walkSignIn',
    ),
    shell: yes(
      'The same parts and words for the same things on all pages.',
      'shellStories',
      'walkDisable',
    ),
  },
  '3.2.6': {
    auth: none('No help is repeated: each screen has its own way on.', 'walkSignIn'),
    shell: yes('Support and documentation, in the bar and at the end of each page.', 'shellHelp'),
  },
  '3.3.1': {
    auth: yes(
      'In words, at the field, announced, and in the title. All refusals of the server are told.',
      'walkSignIn',
      'walkReset',
      'authRefused',
      'fieldError',
    ),
    shell: yes(
      'In words, at the field, and announced.',
      'walkRequest',
      'walkSupport',
      'shellLanguage',
      'fieldError',
    ),
  },
  '3.3.2': {
    auth: yes(
      'Labels, hints, and the rules of a new password before it is typed.',
      'walkSignIn',
      'walkReset',
      'authScreens',
    ),
    shell: yes('Labels and hints.', 'walkRequest', 'walkSupport', 'shellStates'),
  },
  '3.3.3': {
    auth: yes(
      'Each refusal says what to do next, unless that would help an attacker.',
      'authRefused',
    ),
    shell: yes('Each refusal says what to do next.', 'shellLanguage', 'walkSupport'),
  },
  '3.3.4': {
    auth: yes(
      'Terms are accepted by a tick and a button. Changes of the account are confirmed by a proof.',
      'authTerms',
      'walkAccount',
    ),
    shell: yes(
      'A dialog says what will happen before it does; most can be undone; nothing typed is lost unasked.',
      'walkDisable',
      'docsKept',
      'shellUnsaved',
    ),
  },
  '3.3.7': {
    auth: yes(
      'The address is asked for once in a sign-in, and offered the next time.',
      'authAddress',
      'walkSignIn',
      'walkReset',
    ),
    shell: yes(
      'Support knows the page that one comes from; what was typed comes back.',
      'shellCarried',
      'shellUnsaved',
    ),
  },
  '3.3.8': {
    auth: yes(
      'Passwords and codes can be pasted and filled in; a passkey needs neither. There is no puzzle. Only who has set a security question is asked it, for a new password.',
      'authPaste',
      'authPasteNew',
      'authPurpose',
      'authPasskey',
      'walkPasskey',
    ),
    shell: yes('To prove again who one is works as the sign-in does.', 'authPaste', 'authPasskey'),
  },
  '4.1.2': {
    auth: yes(
      'Native controls, or those of Headless UI; axe on each screen.',
      'authScreens',
      'walkSignIn',
      'walkAccount',
    ),
    shell: yes(
      'Native controls, or those of Headless UI; axe on each page.',
      'shellStates',
      'docsPanel',
      'walkApp',
      'walkDisable',
    ),
  },
  '4.1.3': {
    auth: yes(
      'Successes, refusals and waits are announced without the focus.',
      'walkSignIn',
      'walkReset',
      'walkAccount',
      'fieldError',
    ),
    shell: yes(
      'Counts, successes, refusals and outages are announced without the focus.',
      'walkApp',
      'walkRequest',
      'walkSupport',
      'walkEnd',
      'shellOutage',
    ),
  },
}
