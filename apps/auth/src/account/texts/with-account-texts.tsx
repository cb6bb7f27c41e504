import type { ComponentType } from 'react'
import { loadAccountTexts } from './load-account-texts.ts'
import { AccountTextsContext } from './use-account-texts.ts'

interface Page {
  readonly default: ComponentType
}

/** Fetches the texts of the account together with the code of a page whose parts use them. */
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
