import { withDataset, datasetIdIn } from '@vestibule/session'
import { pageOf } from '../paths/app-of-path.ts'

/** The URL of the support page in the same dataset, with the page that the user comes from. */
export function supportFrom(pathname: string): string {
  const id = datasetIdIn(pathname)
  const page = id === null ? '/support' : withDataset('/support', id)
  const isWorthTelling = !['', 'support'].includes(pageOf(pathname))
  return isWorthTelling ? `${page}?from=${encodeURIComponent(pathname)}` : page
}

/** The URL of the support page with a ticket about a failure, which the support code ties to its report. */
export function supportForCode(pathname: string, code: string): string {
  const support = supportFrom(pathname)
  return `${support}${support.includes('?') ? '&' : '?'}code=${encodeURIComponent(code)}`
}

/** The support code of an address; null where there is none, because anyone can write an address. */
export function supportCodeIn(params: URLSearchParams): string | null {
  const code = params.get('code') ?? ''
  return /^[0-9A-Z]{2,8}(-[0-9A-Z]{2,8})+$/.test(code) && code.length <= 32 ? code : null
}

/** The URL of the support page with a ticket that asks for access to this page. */
export function askForAccessTo(pathname: string): string {
  const support = supportFrom(pathname)
  return `${support}${support.includes('?') ? '&' : '?'}ask=access`
}
