import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = '.screenshots'

/** One page with all pictures, one row per screen, to look at in a browser. */
const languages = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => !name.includes('.')) : []
const rows = languages.flatMap((language) => {
  const files = readdirSync(join(FOLDER, language)).toSorted()
  const screens = new Set(files.map((file) => file.replace(/-\d+\.png$/, '')))
  return [...screens].map((screen) => {
    const pictures = files.filter((file) => file.replace(/-\d+\.png$/, '') === screen)
    const byWidth = pictures.toSorted((one, other) => getWidth(one) - getWidth(other))
    const images = byWidth.map((file) => `<img loading="lazy" height="420" alt="" src="${language}/${file}">`)
    return `<h2>${language} · ${screen}</h2><div>${images.join(' ')}</div>`
  })
})
const page = `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>body{background:#333;color:#fff;font:14px sans-serif}div{overflow-x:auto;white-space:nowrap}</style>${rows.join('\n')}`
if (rows.length > 0) writeFileSync(join(FOLDER, 'index.html'), page)
console.log(`${rows.length} screens: ${FOLDER}/index.html`)

function getWidth(file: string): number {
  return Number(/-(\d+)\.png$/.exec(file)?.[1] ?? 0)
}
