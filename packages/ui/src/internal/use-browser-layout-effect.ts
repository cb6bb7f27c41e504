import { useEffect, useLayoutEffect } from 'react'

/** A layout effect in a browser, and nothing on a server: React 18 warns there of the plain one. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
