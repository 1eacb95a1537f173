import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { RoundRow } from '#db/view.ts'
import { publicRoundPath } from '../fairness/fairness-path.ts'
import { useMultiplier } from '../round/multiplier.ts'
import { useMoney } from '../../../format/use-money.ts'
import { drawPicture } from './share-picture.ts'

/** What is shared of a round. */
export type Shareable = Pick<RoundRow, 'game' | 'id' | 'amount' | 'payout' | 'currency'>

/** The picture of a shared round, drawn on a canvas, and its link; `share` is null where the device shares no files. */
export function useSharePicture(round: Shareable, multiplier: number, hasAmounts: boolean) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const inTimes = useMultiplier()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const { game, id, amount, payout, currency } = round
  const name = formatMessage({ id: `nav.${game}` })
  const brand = formatMessage({ id: 'app.name' })
  const times = inTimes(multiplier)
  const amounts = hasAmounts ? `${money(amount, currency)} → ${money(payout, currency)}` : ''
  const link = new URL(publicRoundPath(game, id), location.href).href
  const isWin = multiplier > 100

  useEffect(() => {
    const drawn = canvas.current
    if (!drawn) return
    drawPicture(drawn, { brand, name, times, amounts, link, isWin })
    drawn.toBlob((blob) => blob && setFile(new File([blob], `${game}-${id}.png`, { type: 'image/png' })), 'image/png')
  }, [brand, name, times, amounts, link, isWin, game, id])

  const shared = file && { files: [file], title: `${name} ${times}`, url: link }
  // Missing where pages cannot share, and on http.
  const canShare = shared !== null && (navigator.canShare?.(shared) ?? false)
  return {
    canvas,
    label: [brand, name, times, amounts].filter(Boolean).join(', '),
    link,
    file,
    share: canShare ? () => void navigator.share(shared).catch(() => undefined) : null, // A rejection: it was dismissed.
  }
}
