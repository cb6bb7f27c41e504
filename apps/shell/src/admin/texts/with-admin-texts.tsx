import type { ComponentType } from 'react'
import type { AdminTexts } from './admin-texts.ts'
import { AdminTextsContext } from './use-admin-texts.ts'

/** A page whose parts find these texts. */
export function withAdminTexts(Page: ComponentType<object>, texts: AdminTexts) {
  return function PageWithTexts() {
    return (
      <AdminTextsContext value={texts}>
        <Page />
      </AdminTextsContext>
    )
  }
}
