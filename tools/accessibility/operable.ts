import { none, yes, type Claims } from './claim.ts'

export const operable: Claims = {
  '2.1.1': {
    auth: yes('Every flow by keyboard alone.', 'authKeyboard', 'authKeyboardSetUp', 'walkAccount'),
    shell: yes(
      'Frame, home, requests, documents and administration by keyboard alone.',
      'shellKeyboard',
      'shellPalette',
      'docsKeyboard',
      'walkDisable',
    ),
  },
  '2.1.2': {
    auth: yes('Tab leads through each screen and out.', 'authScreens'),
    shell: yes(
      'Tab leads through each page; Escape closes what holds the focus; a document has a way out.',
      'shellStates',
      'shellKeyboard',
      'docsKeyboard',
    ),
  },
  '2.1.4': {
    auth: none('No single character is a shortcut.', 'authKeyboard'),
    shell: yes(
      'The only one is “/”, which goes to the search. The user’s menu switches it off.',
      'slashKey',
    ),
  },
  '2.2.1': {
    auth: yes(
      'An expired code can be replaced by a new one, as often as needed. What a notice of six seconds says is also announced, and stands on the screen.',
      'authNewCode',
      'authDeviceCode',
      'authToast',
    ),
    shell: yes(
      'The end of the session is told an hour before, can be put off by signing in again, and loses nothing.',
      'walkWarning',
      'sessionRenewed',
      'shellKept',
    ),
  },
  '2.2.2': {
    auth: yes(
      'Only the signs of loading move, and they end. The countdown of a device code stands in words as well.',
      'sources',
      'authDeviceCode',
    ),
    shell: yes('Only the signs of loading move, and they end.', 'sources', 'shellStates'),
  },
  '2.3.1': {
    auth: yes('Nothing changes more than twice in a second.', 'sources'),
    shell: yes(
      'Nothing changes more than twice in a second. What mounted apps show is theirs.',
      'sources',
    ),
  },
  '2.4.1': {
    auth: yes(
      'A screen has one heading and little before it; landmarks and headings lead everywhere.',
      'walkSignIn',
      'walkAccount',
    ),
    shell: yes(
      'A link passes over the bar; landmarks and headings lead everywhere.',
      'shellKeyboard',
      'walkApp',
    ),
  },
  '2.4.2': {
    auth: yes('Heading, app, and whether something was refused.', 'walkSignIn', 'walkReset'),
    shell: yes('Page and platform.', 'shellTitle', 'walkApp', 'walkSupport'),
  },
  '2.4.3': {
    auth: yes(
      'A new screen has the focus at its first field or its heading; what closes gives it back.',
      'walkSignIn',
      'walkAccount',
      'authScreens',
    ),
    shell: yes(
      'A new page has the focus at its heading; what closes gives it back.',
      'walkApp',
      'walkDataset',
      'walkDisable',
      'shellStates',
    ),
  },
  '2.4.4': {
    auth: yes('Links say where they lead.', 'walkSignIn', 'authScreens'),
    shell: yes(
      'Links say where they lead; those in rows name their row.',
      'walkRequest',
      'walkDisable',
      'shellStates',
    ),
  },
  '2.4.5': {
    auth: none(
      'Its screens are steps of a process; the account pages are in one navigation, and the shell leads there.',
      'walkAccount',
    ),
    shell: yes(
      'Navigation, search of the home page, and a palette that finds every page.',
      'shellPalette',
      'walkApp',
    ),
  },
  '2.4.6': {
    auth: yes(
      'Each screen has a heading, each field a label that says what is asked for.',
      'walkSignIn',
      'walkReset',
      'authScreens',
    ),
    shell: yes(
      'Each page and part has a heading, each field a label.',
      'walkApp',
      'walkRequest',
      'shellStates',
    ),
  },
  '2.4.7': {
    auth: yes('Each stop of Tab on each screen has a ring.', 'authScreens'),
    shell: yes('Each stop of Tab on each page has a ring.', 'shellStates', 'shellPages'),
  },
  '2.4.11': {
    auth: yes('Nothing lies over a stop of Tab.', 'authScreens', 'authZoom'),
    shell: yes(
      'The bar stays at the top, and nothing lies over a stop of Tab.',
      'shellStates',
      'shellPages',
    ),
  },
  '2.5.1': {
    auth: none('No gesture does anything.', 'sources'),
    shell: yes('A document can be pushed away with a finger; a button does the same.', 'drawer'),
  },
  '2.5.2': {
    auth: yes('A press counts when it ends.', 'authPress'),
    shell: yes('A press counts when it ends.', 'shellPress'),
  },
  '2.5.3': {
    auth: yes('Names contain the words on the button, on each screen.', 'authScreens'),
    shell: yes('Names contain the words on the button, on each page.', 'shellStates', 'shellPages'),
  },
  '2.5.4': {
    auth: none('No movement of the device does anything.', 'sources'),
    shell: none('No movement of the device does anything.', 'sources'),
  },
  '2.5.7': {
    auth: none('Nothing is dragged.', 'sources'),
    shell: yes('A document can be pushed away with a finger; a button does the same.', 'drawer'),
  },
  '2.5.8': {
    auth: yes('24 pixels or the room of it, on each screen.', 'authScreens'),
    shell: yes('24 pixels or the room of it, on each page.', 'shellStates', 'shellPages'),
  },
}
