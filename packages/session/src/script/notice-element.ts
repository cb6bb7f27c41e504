import { attempt } from '@vestibule/base/attempt'
import { noticeStyles } from './notice-styles.ts'
import type { Notice } from './session-notice.ts'

export const noticeTag = 'vestibule-session'

/** What a notice needs besides its texts. */
export interface NoticeProps {
  readonly language: string
  readonly close: string
  /** Address of the sign-in page, which the link opens in a new tab. */
  readonly signInUrl: string
  /** Whether the notice covers the page until the user acts. */
  readonly isCover: boolean
  /** Called when the user has followed the link, or pressed the button. */
  readonly onAct: () => void
  readonly onClose: () => void
}

/** The element in which `session.js` shows its notices over a page. */
export interface NoticeElement extends HTMLElement {
  /** Shows a notice, or nothing for null. Takes the focus only if the notice covers the page. */
  readonly draw: (notice: Notice | null, props: NoticeProps) => void
  /** Announces a sentence to users of screen readers. */
  readonly announce: (sentence: string, how: 'polite' | 'assertive') => void
}

const rightToLeft = 'ar'

/**
 * Defines the custom element for notices. Its parts are in a shadow tree, with a style sheet made by script, so that
 * neither a content security policy nor a style of the page affects them. Texts are set as text, never as HTML.
 */
export function defineNotice(window: Window & typeof globalThis): new () => NoticeElement {
  const { document } = window

  function part<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    attributes: Readonly<Record<string, string>> = {},
    ...children: Node[]
  ): HTMLElementTagNameMap[Name] {
    const element = document.createElement(name)
    for (const key in attributes) {
      // Skip inherited properties, which a page may have added to `Object.prototype`.
      if (Object.hasOwn(attributes, key)) element.setAttribute(key, attributes[key] ?? '')
    }
    for (const child of children) element.appendChild(child)
    return element
  }

  class SessionNotice extends window.HTMLElement implements NoticeElement {
    readonly #title = part('h2', { id: 'title' })
    readonly #body = part('p')
    readonly #name = part('bdi')
    readonly #row = part('div')
    readonly #close = part('button', { type: 'button' })
    readonly #card = part(
      'section',
      { 'aria-labelledby': 'title', popover: 'manual', hidden: '' },
      this.#title,
      this.#name,
      this.#body,
      this.#row,
      this.#close,
    )
    readonly #cover = part('dialog', { 'aria-labelledby': 'title' })
    readonly #said = {
      polite: part('p', { role: 'status' }),
      assertive: part('p', { role: 'alert' }),
    }
    #props: NoticeProps | undefined
    #kind: string | undefined
    /** The element that had the focus before the notice took it; it gets the focus back when the notice closes. */
    #before: EventTarget | null = null

    constructor() {
      super()
      const root = this.attachShadow({ mode: 'open' })
      // A browser that does not support style sheets made by script shows the notice without its style.
      attempt(() => {
        const sheet = new window.CSSStyleSheet()
        sheet.replaceSync(noticeStyles)
        root.adoptedStyleSheets = [sheet]
      })
      root.append(this.#said.polite, this.#said.assertive, this.#cover, this.#card)
      this.#close.addEventListener('click', () => this.#closed())
      // Some browsers close a dialog at the second press of Escape, even if its `cancel` event is prevented: open it
      // again then.
      this.#cover.addEventListener('close', () => this.#closed())
      this.#card.addEventListener('focusin', ({ relatedTarget }) => {
        if (relatedTarget !== null) this.#before = relatedTarget
      })
      for (const type of ['click', 'keydown', 'keyup', 'keypress']) {
        root.addEventListener(type, (event) => {
          // Keep key presses and clicks in the notice from the page, which would take them for its own shortcuts.
          event.stopPropagation()
          if (type === 'keydown' && (event as KeyboardEvent).key === 'Escape') this.#closed()
        })
      }
    }

    draw(notice: Notice | null, props: NoticeProps) {
      this.#props = props
      const hadFocus = this.shadowRoot?.activeElement !== null
      this.#card.hidden = notice === null
      const isCover = notice !== null && props.isCover
      if (isCover !== this.#cover.contains(this.#card)) {
        ;(isCover ? this.#cover : this.shadowRoot)?.appendChild(this.#card)
        if (!isCover) this.#cover.close?.()
      }
      if (notice === null) {
        this.#kind = undefined
        if (hadFocus) (this.#before as HTMLElement | null)?.focus?.()
        return
      }
      const { language } = props
      this.#card.lang = language
      this.#card.dir = language === rightToLeft ? 'rtl' : 'ltr'
      setText(this.#title, notice.title)
      setText(this.#body, notice.body)
      setText(this.#name, notice.name ?? '')
      this.#close.setAttribute('aria-label', props.close)
      if (this.#kind !== notice.kind) {
        this.#kind = notice.kind
        this.#row.replaceChildren(this.#actionOf(notice))
      }
      setText(this.#row.firstChild as HTMLElement, notice.action)
      // Insert the element into the page, or insert it again if the page has emptied its body since.
      if (!this.isConnected) document.body.appendChild(this)
      // A dialog is in the top layer, so no z-index of the page covers it. A modal dialog also blocks the page below.
      if (isCover && !this.#cover.open) {
        this.#cover.showModal?.()
        // Hide the card, so that it is shown again above the dialog: in the top layer, the element that was added last
        // is above the others.
        this.#card.togglePopover?.(false)
      }
      this.#card.togglePopover?.(true)
      if (isCover && !this.#card.contains(this.shadowRoot?.activeElement ?? null)) {
        ;(this.#row.firstChild as HTMLElement).focus()
      }
    }

    announce(sentence: string, how: 'polite' | 'assertive') {
      setText(this.#said[how], sentence)
    }

    #actionOf({ kind }: Notice): HTMLElement {
      // Use a link, which no browser blocks as a pop-up. Keep its opener, because otherwise the page at the end of the
      // sign-in may not close the tab.
      const action =
        kind === 'changed'
          ? part('button', { type: 'button' })
          : part('a', {
              href: this.#props?.signInUrl ?? '',
              target: '_blank',
              rel: 'opener',
            })
      action.addEventListener('click', () => this.#props?.onAct())
      return action
    }

    #closed() {
      this.#props?.onClose()
    }
  }

  window.customElements.define(noticeTag, SessionNotice)
  return SessionNotice
}

/** Sets a text only if it has changed, because screen readers read a text again whenever it is set. */
function setText(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text
}
