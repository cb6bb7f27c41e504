import type { ComponentType } from 'react'
import type { AdminTexts } from './admin-texts.ts'
import { AdminTextsContext } from './use-admin-texts.ts'

/** Wraps a page so that its components can use the given texts of administration. */
export function withAdminTexts(Page: ComponentType<object>, texts: AdminTexts) {
  return function PageWithTexts() {
    return (
      <AdminTextsContext value={texts}>
        <Page />
      </AdminTextsContext>
    )
  }
}
