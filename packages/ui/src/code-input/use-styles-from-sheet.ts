import { useInsertionEffect } from 'react'

const styleId = 'input-otp-style'

/**
 * Keeps input-otp from adding its style element, which a strict content security policy blocks: input-otp adds none if
 * an element with the id `input-otp-style` exists. This hook adds an empty element with that id before input-otp's
 * effects run. The rules of input-otp are in `code-input.css` instead.
 */
export function useStylesFromSheet() {
  useInsertionEffect(() => {
    if (document.getElementById(styleId)) return
    const mark = document.createElement('meta')
    mark.id = styleId
    document.head.append(mark)
  }, [])
}
