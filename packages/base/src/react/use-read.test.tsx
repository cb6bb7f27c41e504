import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createRead } from '../read.ts'
import { useRead, useStore } from './use-read.ts'

function setUp() {
  let asked = 0
  let answer = (_value: string) => {}
  const read = createRead<string>(() => {
    asked += 1
    return new Promise((resolve) => {
      answer = (value) => resolve({ status: 'loaded', value })
    })
  })
  function Shown() {
    const state = useRead(read)
    return <p>{state.status === 'loaded' ? state.value : state.status}</p>
  }
  function Length() {
    return <b>{useStore(read, (state) => (state.status === 'loaded' ? state.value.length : 0))}</b>
  }
  return { Shown, Length, asked: () => asked, answer: (value: string) => answer(value) }
}

it('asks once for all components that show it', async () => {
  const { Shown, Length, asked, answer } = setUp()
  render(
    <>
      <Shown />
      <Shown />
      <Length />
    </>,
  )
  expect(screen.getAllByText('loading')).toHaveLength(2)
  expect(asked()).toBe(1)
  await act(async () => answer('four'))
  expect(screen.getAllByText('four')).toHaveLength(2)
  expect(screen.getByText('4')).toBeVisible()
})

it('is loading on a server, which asks for nothing', () => {
  const { Shown, asked } = setUp()
  expect(renderToString(<Shown />)).toBe('<p>loading</p>')
  expect(asked()).toBe(0)
})
