import { withDataset, datasetIdIn } from '@vestibule/session'
import { pageOf } from '../paths/app-of-path.ts'

/**
 * The URL of the support page in the dataset of `pathname`. The URL names the page from which the user comes, unless
 * that is the home page or the support page itself.
 */
export function supportFrom(pathname: string): string {
  const id = datasetIdIn(pathname)
  const page = id === null ? '/support' : withDataset('/support', id)
  const isWorthTelling = !['', 'support'].includes(pageOf(pathname))
  return isWorthTelling ? `${page}?from=${encodeURIComponent(pathname)}` : page
}

/**
 * The URL of the support page with the form for a ticket about a failure. The support code links the ticket to the
 * error report.
 */
export function supportForCode(pathname: string, code: string): string {
  const support = supportFrom(pathname)
  return `${support}${support.includes('?') ? '&' : '?'}code=${encodeURIComponent(code)}`
}

/** The support code in a URL; null if it is not a well-formed code, because anyone can craft a URL. */
export function supportCodeIn(params: URLSearchParams): string | null {
  const code = params.get('code') ?? ''
  return /^[0-9A-Z]{2,8}(-[0-9A-Z]{2,8})+$/.test(code) && code.length <= 32 ? code : null
}

/** The URL of the support page with the form for a ticket that asks for access to the page at `pathname`. */
export function askForAccessTo(pathname: string): string {
  const support = supportFrom(pathname)
  return `${support}${support.includes('?') ? '&' : '?'}ask=access`
}
