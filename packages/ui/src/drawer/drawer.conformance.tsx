import type { Conformant } from '../internal/testing/conformance.tsx'
import { Drawer } from './drawer.tsx'

const nothing = () => {}

export const conformants: Conformant[] = [
  {
    component: Drawer,
    props: { open: true, title: 'Documentation', onClose: nothing },
    labels: {
      close: {},
      fullScreen: { onFullScreenChange: nothing },
      exitFullScreen: { onFullScreenChange: nothing, fullScreen: true },
    },
  },
]
