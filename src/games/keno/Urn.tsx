import styles from './balls.module.css'

/** The urn that the balls fall from: bronze with horns for handles, and a window on the balls. */
export function Urn({ isPouring = false }: { isPouring?: boolean }) {
  return (
    <svg className={styles.urn} data-pours={isPouring || undefined} viewBox="0 0 120 100" aria-hidden="true">
      <linearGradient id="urn-bronze">
        <stop stopColor="#6b3d0a" />
        <stop offset="0.28" stopColor="#e0a445" />
        <stop offset="0.42" stopColor="#ffe6ab" />
        <stop offset="0.6" stopColor="#cf8d2c" />
        <stop offset="1" stopColor="#4f2b06" />
      </linearGradient>
      <radialGradient id="urn-glass" cx="0.5" cy="0.35">
        <stop stopColor="#3d3f8f" />
        <stop offset="1" stopColor="#0b0d2b" />
      </radialGradient>
      <g fill="none" stroke="url(#urn-bronze)" strokeWidth="6" strokeLinecap="round">
        <path d="M27 38C4 34 3 62 19 60c8-1 8-10 2-10" />
        <path d="M93 38c23-4 24 24 8 22-8-1-8-10-2-10" />
      </g>
      <g fill="url(#urn-bronze)">
        <circle cx="60" cy="6" r="5" />
        <path d="M36 24Q42 10 60 10t24 14Z" />
        <path d="M28 24H92C106 44 100 71 73 81H47C20 71 14 44 28 24Z" />
        <path d="M48 79H72L69 96H51Z" />
      </g>
      <path d="M26 22h68v6H26z" fill="#ffe1a0" />
      <path d="M26 28h68v2H26zM47 80h26v2H47z" fill="#4f2b06" opacity="0.6" />
      <ellipse cx="60" cy="96" rx="9" ry="2.6" fill="#1c0d02" />
      <circle cx="60" cy="53" r="21" fill="url(#urn-glass)" stroke="#5a3408" strokeWidth="3" />
      <path d="M45 57h0M75 58h0" stroke="#ffc857" {...BALL} />
      <path d="M54 64h0M68 66h0" stroke="#d9cffb" {...BALL} />
      <path d="M61 55h0" stroke="#8d7de0" {...BALL} />
      <path d="M43 55h0M73 56h0M52 62h0M66 64h0M59 53h0" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <path d="M44 46a18 18 0 0 1 20-9" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity="0.5" />
    </svg>
  )
}

const BALL = { strokeWidth: 11, strokeLinecap: 'round' } as const
