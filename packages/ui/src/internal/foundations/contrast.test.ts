import { describe, expect, it } from 'vitest'
import { contrastOf, hexOf, isOpaque, verdictOf } from './contrast.ts'

describe('contrast', () => {
  it.each([
    ['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 21],
    ['rgb(255, 255, 255)', 'rgb(51, 103, 214)', 5.18],
    ['rgb(38, 112, 255)', 'rgb(255, 255, 255)', 4.33],
    ['rgb(51, 103, 214)', 'rgb(38, 112, 255)', 1.2],
  ])('of %s and %s is %f', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 1)
  })

  it('says what it is enough for', () => {
    expect(verdictOf(4.5)).toBe('text')
    expect(verdictOf(4.33)).toBe('large text and signs')
    expect(verdictOf(1.2)).toBe('nothing')
  })

  it('writes a colour as designers do', () => {
    expect(hexOf('rgb(51, 103, 214)')).toBe('#3367d6')
    expect(hexOf('rgba(14, 33, 70, 0.44)')).toBe('#0e2146 44 %')
    expect(isOpaque('rgba(14, 33, 70, 0.44)')).toBe(false)
  })

  it('refuses what the browser has not computed', () => {
    expect(() => contrastOf('red', 'rgb(0, 0, 0)')).toThrow("'red'")
  })
})
