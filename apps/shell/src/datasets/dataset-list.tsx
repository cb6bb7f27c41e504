import { withoutDataset } from '@vestibule/session'
import { SignOutIcon } from '@vestibule/ui/icons'
import { useLocation } from 'react-router-dom'
import type { PageScope } from '../frame/page-scope.ts'
import { onPlainClick } from '../paths/plain-click.ts'
import { useTexts } from '../texts/use-texts.ts'
import { DatasetChoices } from './dataset-choices.tsx'

/** The datasets to switch to, and the way out of the one of the page. */
export function DatasetList({ scope }: { scope: PageScope }) {
  const texts = useTexts().chrome.switcher
  const { pathname, search, hash } = useLocation()
  return (
    <div className="vb-switcher">
      <DatasetChoices scope={scope} />
      {scope.namedDataset !== null && (
        <div className="vb-switcher-foot">
          <a
            className="vb-menu-item"
            href={withoutDataset(pathname + search + hash)}
            onClick={onPlainClick(scope.leave)}
          >
            <SignOutIcon size={18} />
            <span className="vb-menu-label">{texts.leave}</span>
          </a>
        </div>
      )}
    </div>
  )
}
