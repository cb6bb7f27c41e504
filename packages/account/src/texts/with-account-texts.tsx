import type { ComponentType } from 'react'
import { loadAccountTexts } from './load-account-texts.ts'
import { AccountTextsContext } from './use-account-texts.ts'

interface Page {
  readonly default: ComponentType
}

/** Loads the account's texts together with the code of a page, and returns the page with these texts around it. */
export async function withAccountTexts(code: Promise<Page>): Promise<Page> {
  const [{ default: Page }, texts] = await Promise.all([code, loadAccountTexts()])
  return {
    default: function PageWithTexts() {
      return (
        <AccountTextsContext value={texts}>
          <Page />
        </AccountTextsContext>
      )
    },
  }
}
