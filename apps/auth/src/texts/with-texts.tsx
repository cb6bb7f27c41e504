import type { ComponentType, Context } from 'react'
import { AccountTextsContext } from '../account/texts/use-account-texts.ts'
import { loadAccountTexts, loadTexts } from './load-texts.ts'
import { TextsContext } from './use-texts.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Fetches the code of a part of the app and its texts side by side. */
export const withTexts = <Props extends object>(load: Load<Props>) =>
  withCatalogue(load, loadTexts, TextsContext)

/** As `withTexts`, with the texts of the account. */
export const withAccountTexts = <Props extends object>(load: Load<Props>) =>
  withCatalogue(load, loadAccountTexts, AccountTextsContext)

function withCatalogue<Props extends object, Catalogue>(
  load: Load<Props>,
  loadCatalogue: () => Promise<Catalogue>,
  Catalogue: Context<Catalogue | null>,
): Load<Props> {
  return async () => {
    const [{ default: Part }, texts] = await Promise.all([load(), loadCatalogue()])
    return {
      default: (props) => (
        <Catalogue value={texts}>
          <Part {...props} />
        </Catalogue>
      ),
    }
  }
}
