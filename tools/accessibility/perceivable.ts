import { none, partly, yes, type Claims } from './claim.ts'

const noMedia = none('There is no audio and no video.', 'sources')
const both = (claim: ReturnType<typeof yes>) => ({ auth: claim, shell: claim })

export const perceivable: Claims = {
  '1.1.1': {
    auth: yes(
      'Pictures that say something have a name, the QR code too, whose key is there as text; others are hidden.',
      'authScreens',
      'walkAuthenticator',
    ),
    shell: yes(
      'Buttons with only an icon have a name. Icons of apps stand beside their name and are hidden.',
      'shellStates',
      'icons',
      'walkApp',
    ),
  },
  '1.2.1': both(noMedia),
  '1.2.2': both(noMedia),
  '1.2.3': both(noMedia),
  '1.2.4': both(noMedia),
  '1.2.5': both(noMedia),
  '1.3.1': {
    auth: yes(
      'Headings, landmarks, lists, labels, hints and errors are in the accessibility tree.',
      'walkSignIn',
      'walkAuthenticator',
      'authScreens',
    ),
    shell: yes(
      'So are tables with the headers of their rows and columns, tabs and dialogs.',
      'walkApp',
      'walkRequest',
      'walkDisable',
      'shellStates',
    ),
  },
  '1.3.2': {
    auth: yes('What is read, and where Tab goes, follows the screen.', 'walkSignIn', 'authScreens'),
    shell: yes('What is read, and where Tab goes, follows the page.', 'walkApp', 'shellStates'),
  },
  '1.3.3': {
    auth: yes(
      'No instruction names a shape, a colour or a place alone.',
      'walkSignIn',
      'walkReset',
    ),
    shell: partly(
      'The legend of one grid in administration tells ticks apart as boxed or grey. Each tick says the same in its name.',
      'walkDisable',
    ),
  },
  '1.3.4': {
    auth: yes('Works upright and across.', 'authLandscape', 'unlocked'),
    shell: yes('Works upright and across.', 'shellLandscape', 'unlocked'),
  },
  '1.3.5': {
    auth: yes('Fields about the user have their `autocomplete`.', 'authPurpose'),
    shell: none(
      'No field asks users about themselves: names and addresses are changed in the account pages.',
      'shellPages',
    ),
  },
  '1.4.1': {
    auth: yes(
      'Errors have an icon and words; links in text are underlined; what is chosen has a mark.',
      'authScreens',
      'chosen',
    ),
    shell: yes(
      'States have words or a mark; links in text are underlined; what is chosen has a mark.',
      'shellStates',
      'chosen',
    ),
  },
  '1.4.2': both(none('Nothing makes a sound.', 'sources')),
  '1.4.3': {
    auth: yes('Each screen, light and dark.', 'authScreens'),
    shell: yes('Each page and state, light and dark.', 'shellStates', 'shellPages'),
  },
  '1.4.4': {
    auth: yes('At 200 %, and up to 400 %.', 'authScreens', 'authZoom', 'unlocked'),
    shell: yes('At 200 %, and up to 400 %.', 'shellStates', 'unlocked'),
  },
  '1.4.5': {
    auth: yes('No text is a picture, but for the logo of a brand.', 'authScreens'),
    shell: yes('No text is a picture, but for the logo of a brand.', 'shellStates'),
  },
  '1.4.10': {
    auth: yes('No screen scrolls sideways at 320 pixels.', 'authScreens'),
    shell: yes(
      'No page scrolls sideways at 320 pixels; tables become lists, or scroll by themselves.',
      'shellStates',
      'shellPages',
      'adminArabic',
    ),
  },
  '1.4.11': {
    auth: yes(
      'Edges of fields, icons and the focus, measured on each screen.',
      'authScreens',
      'chosen',
    ),
    shell: yes(
      'Edges of fields, icons and the focus, measured on each page.',
      'shellStates',
      'chosen',
    ),
  },
  '1.4.12': {
    auth: yes('No text is cut with the spacing set on each screen.', 'authScreens'),
    shell: yes('No text is cut with the spacing set on each page.', 'shellStates', 'shellPages'),
  },
  '1.4.13': {
    auth: none('Nothing appears on hover or focus.', 'authScreens'),
    shell: yes(
      'Notes stay while the pointer is on them, can be entered, and are closed by Escape.',
      'tooltip',
      'tooltipLinks',
      'tooltipTouch',
    ),
  },
}
