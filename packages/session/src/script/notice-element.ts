import { attempt } from '@vestibule/base/attempt'
import { noticeStyles } from './notice-styles.ts'
import type { Notice } from './session-notice.ts'

export const noticeTag = 'vestibule-session'

/** What a notice needs besides its words. */
export interface NoticeProps {
  readonly language: string
  readonly close: string
  /** Address of the sign-in page, which the link opens in a new tab. */
  readonly signInUrl: string
  /** Whether the page is hidden below the notice, and waits for it. */
  readonly isCover: boolean
  /** The person has followed the link, or pressed the button. */
  readonly onAct: () => void
  readonly onClose: () => void
}

/** The element over the page. */
export interface NoticeElement extends HTMLElement {
  /** Shows a notice, or none. It never takes the focus, unless it covers the page. */
  readonly draw: (notice: Notice | null, props: NoticeProps) => void
  /** Says a sentence to those who hear the page. */
  readonly announce: (sentence: string, how: 'polite' | 'assertive') => void
}

const rightToLeft = 'ar'

/**
 * Defines the element. Its parts are in a shadow tree with a style sheet made by script, which no policy and no style of
 * the page reaches; its texts are set as texts.
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
      // A page may have added to every object's prototype.
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
    /** Where the focus was before it came here. */
    #before: EventTarget | null = null

    constructor() {
      super()
      const root = this.attachShadow({ mode: 'open' })
      // Browsers that cannot do this show the notice without its style.
      attempt(() => {
        const sheet = new window.CSSStyleSheet()
        sheet.replaceSync(noticeStyles)
        root.adoptedStyleSheets = [sheet]
      })
      root.append(this.#said.polite, this.#said.assertive, this.#cover, this.#card)
      this.#close.addEventListener('click', () => this.#closed())
      // Some browsers close it at the second press of Escape, whatever is said.
      this.#cover.addEventListener('close', () => this.#closed())
      this.#card.addEventListener('focusin', ({ relatedTarget }) => {
        if (relatedTarget !== null) this.#before = relatedTarget
      })
      for (const type of ['click', 'keydown', 'keyup', 'keypress']) {
        root.addEventListener(type, (event) => {
          // Keys and clicks in here are none of the page's shortcuts.
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
      // A page may have emptied its body since, or have no body yet.
      if (!this.isConnected) document.body.appendChild(this)
      // In the top layer, where no z-index of the page covers it, and below a modal dialog nothing of the page is reached.
      if (isCover && !this.#cover.open) {
        this.#cover.showModal?.()
        // What comes later into the top layer lies above.
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
      // A link is never blocked as a pop-up. The opener may close the tab where the sign-in has ended.
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

/** Screen readers read a text again that is set again. */
function setText(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text
}
