import { withDataset, withoutDataset } from '@vestibule/session'
import { ArrowLeftIcon, SignOutIcon } from '@vestibule/ui/icons'
import { useLocation } from 'react-router-dom'
import { isDatasetRefused, type PageScope } from '../frame/page-scope.ts'
import { onPlainClick } from '../paths/plain-click.ts'
import { useTexts } from '../texts/use-texts.ts'
import { DatasetChoices } from './dataset-choices.tsx'
import { gateWords } from './gate-words.ts'

/** Lists the datasets that the user can switch to. If the URL names a dataset, a link below the list leaves it. */
export function DatasetList({ scope }: { scope: PageScope }) {
  const texts = useTexts()
  const { gate, listedDataset, namedDataset } = scope
  const { pathname, search, hash } = useLocation()
  return (
    <div className="sh-switcher">
      {gate.status === 'unavailable' && (
        <p className="sh-switcher-refused">{gateWords(gate, scope, texts).text}</p>
      )}
      <DatasetChoices scope={scope} />
      {namedDataset !== null && (
        <div className="sh-switcher-foot">
          {listedDataset && isDatasetRefused(scope) && (
            <a className="vb-menu-item" href={withDataset('/', listedDataset.id)}>
              <ArrowLeftIcon size={18} />
              <span className="vb-menu-label">
                {texts.chrome.switcher.appsIn({ dataset: listedDataset.displayName })}
              </span>
            </a>
          )}
          <a
            className="vb-menu-item"
            href={withoutDataset(pathname + search + hash)}
            onClick={onPlainClick(scope.leave)}
          >
            <SignOutIcon size={18} />
            <span className="vb-menu-label">{texts.chrome.switcher.leave}</span>
          </a>
        </div>
      )}
    </div>
  )
}
