import { useEffect, useLayoutEffect } from 'react'

/**
 * useLayoutEffect in a browser. On a server, useEffect (which does nothing there), because React 18 warns of
 * layout effects.
 */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
