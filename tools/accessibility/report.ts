import { apps, levels, type Claim, type Claims } from './claim.ts'
import { criteria } from './criteria.ts'
import { evidence, type Evidence } from './evidence.ts'
import { operable } from './operable.ts'
import { perceivable } from './perceivable.ts'
import { understandableAndRobust } from './understandable-and-robust.ts'

export const claims: Claims = { ...perceivable, ...operable, ...understandableAndRobust }

const appKeys = Object.keys(apps) as (keyof typeof apps)[]
const keys = Object.keys(evidence) as Evidence[]
const numberOf = (key: Evidence) => keys.indexOf(key) + 1

const claimOf = (number: string, app: keyof typeof apps): Claim => {
  const claim = claims[number]?.[app]
  if (!claim) throw new Error(`Nothing is said of ${number} in ${app}`)
  return claim
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** The name of a test as readers see it: without backquotes, and with `…` in place of template values. */
const told = (name: string) => name.replaceAll('`', '').replaceAll(/\$\{(\w+)\}/g, '…')

const source =
  'Made by `npm run accessibility` from `tools/accessibility/`: change that, not this page.'

/** The text of `docs/accessibility.md`: how far each app meets each criterion, and which test shows it. */
export function accessibilityPage(): string {
  const counts = appKeys.map((app) => [
    apps[app],
    ...levels.map((level) =>
      String(criteria.filter(({ number }) => claimOf(number, app).level === level).length),
    ),
  ])
  const gaps = criteria.flatMap(({ number, name }) =>
    appKeys
      .filter((app) => /^(Partially|Does not)/.test(claimOf(number, app).level))
      .map((app) => `- **${number} ${name}**, ${apps[app]}: ${claimOf(number, app).remark}`),
  )
  const sections = appKeys.map((app) => {
    const rows = criteria.map(({ number, level, name }) => {
      const { level: how, remark, shownBy } = claimOf(number, app)
      return [number, name, level, how, remark, shownBy.map(numberOf).join(', ')]
    })
    return `## ${apps[app]}\n\n${table(['No.', 'Criterion', 'Level', 'Conformance', 'How', 'Shown by'], rows)}`
  })
  const shown = keys.map((key) => {
    const [file, name] = evidence[key]
    return [String(numberOf(key)), `\`${file}\``, told(name)]
  })
  return `# Accessibility

Where the platform stands against WCAG 2.2, levels A and AA: ${criteria.length} success criteria for each app, each with the tests
that show it. [vpat.md](vpat.md) says the same in the form of a VPAT. ${source}

${table(['App', ...levels], counts)}

What is not met in full:

${gaps.join('\n')}

## How it is known

- **Every screen and state** is opened in Chromium, at 320 and 1280 pixels, light and dark, and checked: axe for all its
  rules of WCAG 2.2 A and AA; no sideways scrolling; contrast of edges, icons and focus; spacing of text; names with the
  words on the label; and Tab from stop to stop, each seen and not covered.
- **Twelve journeys are walked by ear and keyboard alone**, in English and in Arabic, against the real server: each step
  asserts what the accessibility tree of Chromium has, in its order (headings, landmarks, names, states, errors), where the
  focus is, and what is announced. They are the files \`read-aloud.spec.ts\`.
- **Every story** of every component is tested with axe, in both themes, with forced colours, and from right to left.

All of that runs in \`npm run test:all\`. It does not replace people: no screen reader was listened to (NVDA, JAWS, VoiceOver and
TalkBack may say things in other words), and nobody with a disability has tried the platform for this report. Apps that
are mounted into the shell, and documents that others write, are not part of it.

${sections.join('\n\n')}

## Evidence

${table(['No.', 'File', 'Test'], shown)}
`
}

/** The text of `docs/vpat.md`: the claims as a Voluntary Product Accessibility Template, WCAG edition. */
export function vpatPage(): string {
  const tables = (['A', 'AA'] as const).map((level, at) => {
    const rows = criteria
      .filter((one) => one.level === level)
      .map(({ number, name }) => [
        `${number} ${name}`,
        appKeys.map((app) => `${nameOf(app)}: ${claimOf(number, app).level}`).join('<br>'),
        appKeys.map((app) => `${nameOf(app)}: ${claimOf(number, app).remark}`).join('<br>'),
      ])
    const head = ['Criteria', 'Conformance Level', 'Remarks and Explanations']
    return `### Table ${at + 1}: Success Criteria, Level ${level}\n\n${table(head, rows)}`
  })
  return `# Vestibule Accessibility Conformance Report

WCAG edition, based on VPAT® version 2.5. ${source}

- **Name of product:** Vestibule, the version that this page comes with
- **Product description:** The front door of a research data platform: ${appKeys.map((app) => `${nameOf(app).toLowerCase()} (${apps[app]})`).join(' and ')}
- **Contact information:** whoever operates the installation; the page Support of the platform reaches them
- **Notes:** apps that are mounted into the shell, and documents that others write, are not part of this report
- **Evaluation methods used:** automated tests in Chromium of every screen and state, and twelve journeys by accessibility tree
  and keyboard in English and Arabic; each claim with its tests in [accessibility.md](accessibility.md). No screen reader was listened to

## Applicable Standards/Guidelines

| Standard/Guideline | Included in report |
| --- | --- |
| [Web Content Accessibility Guidelines 2.0](https://www.w3.org/TR/2008/REC-WCAG20-20081211/) | Level A: yes; Level AA: yes; Level AAA: no |
| [Web Content Accessibility Guidelines 2.1](https://www.w3.org/TR/WCAG21/) | Level A: yes; Level AA: yes; Level AAA: no |
| [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/) | Level A: yes; Level AA: yes; Level AAA: no |

4.1.1 Parsing is not in WCAG 2.2 any more; for WCAG 2.0 and 2.1 its errata say that it is always met with HTML.

## Terms

- **Supports:** The functionality of the product has at least one method that meets the criterion without known defects or meets
  with equivalent facilitation.
- **Partially supports:** Some functionality of the product does not meet the criterion.
- **Does not support:** The majority of product functionality does not meet the criterion.
- **Not applicable:** The criterion is not relevant to the product.

## WCAG 2.2 Report

${tables.join('\n\n')}

## Legal Disclaimer

This is our own reading of our own product. Nobody else has verified it. VPAT® is a registered service mark of the
Information Technology Industry Council (ITI).
`
}

const nameOf = (app: keyof typeof apps) => apps[app].replace(/,.*/, '')
