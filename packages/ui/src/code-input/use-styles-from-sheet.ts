import { useInsertionEffect } from 'react'

const styleId = 'input-otp-style'

/**
 * input-otp adds a style element unless one with its id exists, and a strict content security policy blocks it.
 * Its rules are in `code-input.css`; this adds an empty element with that id before input-otp's effects run.
 */
export function useStylesFromSheet() {
  useInsertionEffect(() => {
    if (document.getElementById(styleId)) return
    const mark = document.createElement('meta')
    mark.id = styleId
    document.head.append(mark)
  }, [])
}
