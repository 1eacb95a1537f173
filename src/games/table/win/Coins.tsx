import { useEffect, useRef } from 'react'
import { throwCoins } from './throw-coins.ts'
import styles from './win.module.css'

/** Coins that are thrown up from below and fall back. As large as its parent. */
export default function Coins() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? throwCoins(canvas.current) : undefined), [])
  return <canvas ref={canvas} className={styles.coins} aria-hidden="true" />
}
