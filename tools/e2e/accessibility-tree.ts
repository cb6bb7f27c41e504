import type { CDPSession, Page } from '@playwright/test'

type Node = Awaited<ReturnType<typeof readNodes>>[number]

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Roles in Chromium's accessibility tree that a screen reader never reads. */
const unread = /^(RootWebArea|InlineTextBox|LineBreak|generic)$/
/** Roles of parts that only contain others. A screen reader reads such a part only if it has a name. */
const silent =
  /^(none|ListMarker|MenuListPopup|LabelText|paragraph|form|list|listitem|rowgroup|LayoutTable.*|Section|Description.*|definition|term|strong|emphasis|code|group|Abbr|time|Iframe|SvgRoot|graphics-.*|image)$/
/** Roles of parts that get their name from their content, so that the content is not read a second time. */
const namedByContent =
  /^(heading|button|link|checkbox|radio|switch|tab|option|menuitem.*|columnheader|gridcell|cell|row|tooltip)$/
const states = ['required', 'invalid', 'disabled', 'checked', 'selected', 'expanded', 'pressed']

/**
 * The lines that a screen reader reads of the page, in order: role, level, name, states, and in brackets the error or
 * hint, such as `textbox "Email" invalid (Account doesn't exist)`. They are made from Chromium's accessibility tree.
 */
export async function readPage(page: Page): Promise<string[]> {
  return (await inOrder(page)).map(lineOf)
}

/** The line that a screen reader reads for the part with the focus. Undefined: only the page itself has the focus. */
export async function readFocus(page: Page): Promise<string | undefined> {
  const node = (await inOrder(page)).findLast(({ properties = [] }) =>
    properties.some(({ name, value }) => name === 'focused' && value.value === true),
  )
  return node && lineOf(node)
}

async function readNodes(page: Page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return (await (await session).send('Accessibility.getFullAXTree')).nodes
}

async function inOrder(page: Page): Promise<Node[]> {
  const nodes = await readNodes(page)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const read: Node[] = []
  const visit = (node: Node | undefined, isNamed: boolean) => {
    if (!node) return
    const role = roleOf(node)
    const isSaid = !unread.test(role) && !(isNamed && role === 'text')
    if (!node.ignored && isSaid && (!silent.test(role) || nameOf(node) !== '')) read.push(node)
    for (const id of node.childIds ?? []) {
      visit(byId.get(id), isNamed || namedByContent.test(role))
    }
  }
  visit(nodes[0], false)
  return read
}

function roleOf({ role }: Node): string {
  return role?.value === 'StaticText' ? 'text' : String(role?.value)
}

const nameOf = ({ name }: Node) => plain(name?.value)

function lineOf(node: Node): string {
  const values = new Map<string, string | number | boolean>(
    (node.properties ?? []).map(({ name, value }) => [name, value.value]),
  )
  const role = roleOf(node)
  const description = plain(node.description?.value)
  const said = states.flatMap((state) => {
    const value = values.get(state)
    if (value === undefined || value === false || value === 'false') return []
    return [value === true || value === 'true' ? state : `${state}:${value}`]
  })
  return [
    role === 'heading' ? `heading ${values.get('level')}` : role,
    ...(nameOf(node) === '' ? [] : [`"${nameOf(node)}"`]),
    ...said,
    ...(description === '' ? [] : [`(${description})`]),
  ].join(' ')
}

/** A text without the characters that isolate values in it, and with single spaces. */
export function plain(text: string | undefined): string {
  return (text ?? '')
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
