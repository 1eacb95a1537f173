import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/horse/winged-horse.css'
import { WingedHorse } from '#src/ui/horse/WingedHorse.tsx'

type Media = { name: 'prefers-reduced-motion' | 'forced-colors'; value: string }

const setMedia = (...features: Media[]) => cdp().send('Emulation.setEmulatedMedia', { features })
afterEach(() => setMedia())

async function draw() {
  const { container } = await render(<WingedHorse />)
  const all = (selector: string) => [...container.querySelectorAll(selector)].map((part) => getComputedStyle(part))
  return { all }
}

test('its wings go down and up for a while, and then it rests', async () => {
  const { all } = await draw()
  const wings = all('[data-layer=near]')
  expect(wings.map(({ animationName }) => animationName)).toEqual([
    'horse-wings-up',
    'horse-wings-level',
    'horse-wings-down',
  ])
  for (const { animationDuration, animationIterationCount } of wings) {
    expect(animationDuration).toBe('0.4s')
    expect(Number(animationIterationCount)).toBeLessThan(10)
  }
})

test('with reduced motion it is one still picture with raised wings', async () => {
  await setMedia({ name: 'prefers-reduced-motion', value: 'reduce' })
  const { all } = await draw()
  expect(all('*').every(({ animationName }) => animationName === 'none')).toBe(true)
  const shown = (pose: string) => all(`[data-pose=${pose}]`).map(({ visibility }) => visibility)
  expect([shown('up'), shown('level'), shown('down')]).toEqual([
    ['visible', 'visible'],
    ['hidden', 'hidden'],
    ['hidden', 'hidden'],
  ])
})

test('with colours of the system it is of one of them, and the eye of the ground', async () => {
  await setMedia({ name: 'forced-colors', value: 'active' })
  const { all } = await draw()
  const fills = new Set(all('path').map(({ fill }) => fill))
  expect(fills.size).toBe(2)
})
