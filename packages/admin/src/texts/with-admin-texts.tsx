import type { ComponentType } from 'react'
import type { AdminTexts } from './admin-texts.ts'
import { AdminTextsContext } from './use-admin-texts.ts'

/** Wraps a page so that its components can use the given texts of administration. */
export function withAdminTexts<Props extends object>(
  Page: ComponentType<Props>,
  texts: AdminTexts,
) {
  return function PageWithTexts(props: Props) {
    return (
      <AdminTextsContext value={texts}>
        <Page {...props} />
      </AdminTextsContext>
    )
  }
}
