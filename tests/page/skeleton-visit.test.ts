import { afterEach, expect, test } from 'vitest'
import { describeVisit } from '#src/shell/skeleton-visit.ts'
import type { BootSnapshot } from '#db/boot-snapshot.ts'

const GUEST: BootSnapshot = { locale: 'en' }
const PLAYER: BootSnapshot = {
  locale: 'en',
  header: { balanceText: 'RUB 10.00', balanceValue: '10.00', currency: 'RUB' },
}

const viewer = () => document.documentElement.dataset['viewer']
const forgetCookie = () => (document.cookie = 'token=; path=/; max-age=0')

afterEach(forgetCookie)

test('the skeleton is a guest’s without a cookie and without a player’s snapshot', () => {
  for (const snapshot of [null, GUEST]) {
    describeVisit(snapshot)
    expect(viewer()).toBe('guest')
  }
})

test('the skeleton is a player’s with a cookie, before there is a snapshot', () => {
  document.cookie = 'token=abc; path=/'
  describeVisit(null)
  expect(viewer()).toBe('player')
})

test('the skeleton is a player’s with the snapshot alone, because a browser that was killed loses a new cookie', () => {
  forgetCookie()
  describeVisit(PLAYER)
  expect(viewer()).toBe('player')
})

test('amounts that the player hid are hidden from the first paint on', () => {
  localStorage.setItem('amounts', 'hidden')
  try {
    describeVisit(PLAYER)
    expect(document.documentElement.dataset['amounts']).toBe('hidden')
  } finally {
    localStorage.removeItem('amounts')
    delete document.documentElement.dataset['amounts']
  }
})
