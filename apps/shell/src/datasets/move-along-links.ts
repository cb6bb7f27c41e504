import type { KeyboardEvent } from 'react'

/** Arrow keys move the focus along the links of a list; from its search field into it. */
export function moveAlongLinks(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(event.target as HTMLAnchorElement)
  const next = at < 0 ? (step === 1 ? links[0] : links.at(-1)) : links[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
