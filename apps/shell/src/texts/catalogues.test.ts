import { checkCatalogues } from '@vestibule/app-kit/testing/check-catalogues'
import { loadShellTexts } from './load-shell-texts.ts'

/** The texts of the session and of the components are left out, because their own packages test them. */
const load = async () => ({ ...(await loadShellTexts()), session: {}, ui: {}, locale: '' })

checkCatalogues('the texts of the shell', {
  load,
  alike: {
    es: /^(404|\/|⌘|Ctrl|Error|Explore|Premium)$/,
    ar: /^(404|\/|⌘|Ctrl|Alt \+ Shift \+ F)$/,
    ja: /^(404|\/|⌘|Ctrl)$/,
    fr: /^(404|\/|⌘|Action|Code|Ctrl|Description|Documentation|Explore|Notifications|Pages|Premium|Question|Questions|Version|Administration)$/,
    de: /^(404|\/|⌘|App|Apps|Code|Explore|Link|Name|Premium|Problem|Support|System|Version)$/,
  },
})
