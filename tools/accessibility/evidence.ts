/**
 * What shows that a criterion is met: a test by its file and its name in there, or a story by its file and its export.
 */
export const evidence = {
  authScreens: [
    'apps/auth/e2e/screens.spec.ts',
    '`${name}: accessible, within 320 pixels, and nothing against the policy`',
  ],
  shellStates: [
    'apps/shell/e2e/states.spec.ts',
    '`${what} is accessible from 320 px on, light and dark, at 400 % and from right to left`',
  ],
  shellPages: [
    'apps/shell/e2e/pages.spec.ts',
    '`${what} is accessible from 320 px on, light and dark`',
  ],
  adminArabic: [
    'apps/shell/e2e/admin-right-to-left.spec.ts',
    'in Arabic each page of administration runs from right to left and fits from 320 px on',
  ],
  authRefused: ['apps/auth/e2e/refusals.spec.ts', '`refused: ${screen}`'],
  authStories: [
    'apps/auth/src/testing/stories/stories.test.ts',
    'every screen has a story for each state that it can be in',
  ],
  shellStories: [
    'apps/shell/src/testing/stories/stories.test.ts',
    'every page has a story for each state that it can be in',
  ],
  walkSignIn: ['apps/auth/e2e/read-aloud.spec.ts', 'signing in with password and mailed code'],
  walkPasskey: ['apps/auth/e2e/read-aloud.spec.ts', 'signing in with a passkey'],
  walkReset: ['apps/auth/e2e/read-aloud.spec.ts', 'a forgotten password'],
  walkAuthenticator: ['apps/auth/e2e/read-aloud.spec.ts', 'setting up an authenticator'],
  walkAccount: ['apps/auth/e2e/read-aloud.spec.ts', 'names and language of an account'],
  walkApp: ['apps/shell/e2e/read-aloud.spec.ts', 'an app is found and opened'],
  walkDataset: ['apps/shell/e2e/read-aloud.spec.ts', 'another dataset is chosen'],
  walkWarning: [
    'apps/shell/e2e/read-aloud.spec.ts',
    'the end of the session is told before, and can be put off',
  ],
  walkEnd: ['apps/shell/e2e/read-aloud.spec.ts', 'the session ends, and work goes on'],
  walkRequest: ['apps/shell/e2e/read-aloud.spec.ts', 'a dataset is asked for, and given'],
  walkSupport: ['apps/shell/e2e/read-aloud.spec.ts', 'documentation is read, and support asked'],
  walkDisable: ['apps/shell/e2e/read-aloud.spec.ts', 'a person is disabled'],
  sources: ['tools/accessibility.test.ts', 'no page plays, moves, drags or flashes'],
  unlocked: ['tools/accessibility.test.ts', 'no page is locked to one orientation or one zoom'],
  authLandscape: ['apps/auth/e2e/criteria.spec.ts', 'works upright and across'],
  shellLandscape: ['apps/shell/e2e/criteria.spec.ts', 'works upright and across'],
  authPress: ['apps/auth/e2e/criteria.spec.ts', 'a press that is drawn away does nothing'],
  shellPress: ['apps/shell/e2e/criteria.spec.ts', 'a press that is drawn away does nothing'],
  shellHelp: ['apps/shell/e2e/criteria.spec.ts', 'support is at the same place on every page'],
  shellCarried: ['apps/shell/e2e/criteria.spec.ts', 'support knows the page that one comes from'],
  authPurpose: [
    'apps/auth/e2e/constants.spec.ts',
    'fields say to password managers and keyboards what they are for',
  ],
  authPaste: [
    'apps/auth/e2e/mishaps.spec.ts',
    'promise 36: addresses, passwords and codes can be pasted',
  ],
  authPasteNew: [
    'apps/auth/e2e/mishaps.spec.ts',
    'promise 36: new passwords can be pasted, and recovery codes with their separator',
  ],
  authPasskey: [
    'apps/auth/e2e/passkeys.spec.ts',
    'a passkey signs in by the button, until the server knows it no more',
  ],
  authNewCode: [
    'apps/auth/e2e/password-otp.spec.ts',
    'a code can be mailed again after 30 seconds, and only the new one is good',
  ],
  authDeviceCode: [
    'apps/auth/e2e/device-code.spec.ts',
    'a code expires after nine cycles, and Refresh brings another',
  ],
  authToast: [
    'apps/auth/e2e/constants.spec.ts',
    'a success is told for 6 seconds, and Copied for one',
  ],
  authKeyboard: ['apps/auth/e2e/keyboard.spec.ts', 'by keyboard alone: asking for access'],
  authKeyboardSetUp: [
    'apps/auth/e2e/keyboard.spec.ts',
    'by keyboard alone: setting up an authenticator',
  ],
  authZoom: [
    'apps/auth/e2e/odd-browsers.spec.ts',
    'at 400 % zoom a notice lies over nothing that is to be pressed or read next',
  ],
  authLanguage: [
    'apps/auth/e2e/languages.spec.ts',
    'a German browser signs in in German, from the first paint on',
  ],
  authAddress: [
    'apps/auth/e2e/start.spec.ts',
    'the address that was accepted is offered the next time, unless another is asked for',
  ],
  authTerms: ['apps/auth/e2e/keyboard.spec.ts', 'by keyboard alone: accepting terms'],
  shellKeyboard: [
    'apps/shell/e2e/keyboard.spec.ts',
    'everything of the frame is reached, opened and left by the keyboard alone',
  ],
  shellKeyboardApp: [
    'apps/shell/e2e/keyboard.spec.ts',
    'a dataset is switched and an app opened by the keyboard alone',
  ],
  shellTitle: [
    'apps/shell/e2e/pages.spec.ts',
    'going from page to page moves the focus to the heading and sets the title',
  ],
  shellPalette: [
    'apps/shell/e2e/requests.spec.ts',
    'somebody finds a dataset from the palette, asks for it and withdraws that, all by keyboard',
  ],
  shellOutage: ['apps/shell/e2e/pages.spec.ts', 'an outage of the network is told, and its end'],
  shellKept: [
    'apps/shell/e2e/session.spec.ts',
    'a session that is gone keeps the page, and the words that were typed',
  ],
  shellUnsaved: [
    'apps/shell/e2e/support.spec.ts',
    'an unsent ticket outlives navigations, a reload and a refusal, for its user alone',
  ],
  sessionRenewed: [
    'packages/session/e2e/session.spec.ts',
    'Login Again before the end renews the session',
  ],
  shellLanguage: [
    'apps/shell/e2e/languages.spec.ts',
    'the server’s refusals are told in German, by field and by reason',
  ],
  slashKey: [
    'apps/shell/src/user/slash-key-switch.test.tsx',
    'leaves "/" alone where the user has switched it off',
  ],
  icons: [
    'apps/shell/e2e/home.spec.ts',
    'the icons of apps are pictures in the colour of the product line',
  ],
  tooltip: [
    'packages/ui/src/tooltip/tooltip.test.tsx',
    'is closed by Escape, which leaves a dialog around it open',
  ],
  tooltipLinks: [
    'packages/ui/src/tooltip/tooltip.test.tsx',
    'with links is a named dialog that Tab enters and leaves',
  ],
  tooltipTouch: [
    'packages/docs-panel/e2e/reading.spec.ts',
    'an internal reader hovers a note, opens its document and comes back to it',
  ],
  docsKeyboard: [
    'packages/docs-panel/e2e/reading.spec.ts',
    'the keyboard opens a document, goes into its frame, out again, and back',
  ],
  docsPanel: ['packages/docs-panel/e2e/reading.spec.ts', '`the panel is accessible: ${name}`'],
  docsKept: [
    'packages/docs-panel/e2e/writing.spec.ts',
    'nothing is dropped unasked: Close, Escape, Back and leaving the page',
  ],
  drawer: ['packages/ui/src/drawer/drawer.test.tsx', 'says why it asks to close'],
  fieldError: [
    'packages/ui/src/text-field/text-field.test.tsx',
    'an error is announced, unless the focus comes to a refused field, which is read with it',
  ],
  chosen: ['packages/ui/.storybook/check-forced-colours.ts', 'not seen to be chosen: '],
  docsLanguage: [
    'apps/shell/e2e/docs-language.spec.ts',
    'a document has texts for readers of one language, and its own for all others',
  ],
} as const satisfies Record<string, readonly [file: string, name: string]>

export type Evidence = keyof typeof evidence
