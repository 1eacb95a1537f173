import { expect, test } from 'vitest'
import { PLACES, POCKETS, wheelPayout } from '../operator/provider/wheel.ts'

test('the wheel has an RTP of 36 of 37 on every place', () => {
  for (const place of PLACES) {
    let paid = 0
    for (let pocket = 0; pocket < POCKETS; pocket += 1) paid += wheelPayout(pocket, place, 1)
    expect(paid).toBe(36)
  }
})
