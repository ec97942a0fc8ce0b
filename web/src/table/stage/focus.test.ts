import { expect, it } from 'vitest'
import { keepFocus } from './focus'

it('gives the board the keys when the button that had them goes away', async () => {
  document.body.innerHTML =
    '<div id="room"><main tabindex="-1"></main><button>a</button></div><button id="other">b</button>'
  const room = document.getElementById('room')!
  const [board, button] = [room.querySelector('main')!, room.querySelector('button')!]
  const stop = keepFocus(room, () => board)
  button.focus()
  button.remove()
  await Promise.resolve()
  expect(document.activeElement).toBe(board)
  stop()
})

it('leaves the keys where they went by themselves', async () => {
  document.body.innerHTML =
    '<div id="room"><main tabindex="-1"></main><button>a</button></div><button id="other">b</button>'
  const room = document.getElementById('room')!
  const button = room.querySelector('button')!
  const stop = keepFocus(room, () => room.querySelector('main')!)
  button.focus()
  document.getElementById('other')!.focus()
  button.remove()
  await Promise.resolve()
  expect(document.activeElement?.id).toBe('other')
  stop()
})

it('gives the board the keys when the button that had them can no longer be pressed', async () => {
  document.body.innerHTML = '<div id="room"><main tabindex="-1"></main><button>a</button></div>'
  const room = document.getElementById('room')!
  const [board, button] = [room.querySelector('main')!, room.querySelector('button')!]
  const stop = keepFocus(room, () => board)
  button.focus()
  button.disabled = true
  await Promise.resolve()
  expect(document.activeElement).toBe(board)
  stop()
})
