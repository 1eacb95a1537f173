import type { Locator, Page } from '@playwright/test'

/** Chosen controls that look like an unchosen one beside them: tabs, pressed buttons, the current link, radios. */
export function chosenUnseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CHOSEN = '[aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false]), :checked'
    const inSight = document.querySelector('dialog[open]') ?? document.body
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientWidth > 1
    /** The visible element of a control: a transparent or hidden radio has a plate beside it. */
    const getFace = (control: Element): Element =>
      (control instanceof HTMLInputElement && getComputedStyle(control).opacity === '0'
        ? control.nextElementSibling
        : null) ?? control
    const getLook = (control: Element): string => {
      const { backgroundColor, borderColor, appearance } = getComputedStyle(getFace(control))
      return control instanceof HTMLInputElement && appearance !== 'none'
        ? `the system’s, ${control.checked}`
        : `${backgroundColor} ${borderColor}`
    }
    /**
     * The other controls of its group: radios with its name, otherwise its siblings, or those alone in the rows beside
     * it.
     */
    const getOthers = (control: Element): Element[] => {
      if (control instanceof HTMLInputElement)
        return [...inSight.querySelectorAll(`input[name="${CSS.escape(control.name)}"]`)]
      const siblings = [...(control.parentElement?.children ?? [])]
      const rows = [...(control.parentElement?.parentElement?.children ?? [])]
      return siblings.length > 1 ? siblings : rows.flatMap((row) => [...row.children])
    }
    return [...inSight.querySelectorAll(CHOSEN)].flatMap((control) => {
      if (!isSeen(getFace(control))) return []
      const alike = getOthers(control).find(
        (other) =>
          other.localName === control.localName && !other.matches(CHOSEN) && getLook(other) === getLook(control),
      )
      return alike ? [`${control.outerHTML.slice(0, 100)} as ${alike.outerHTML.slice(0, 100)}`] : []
    })
  })
}

/** A point, as fractions of the element's width and height from its upper left corner. */
type Place = readonly [across: number, down: number]

/** The colours at some points of an element, each as `r g b`. */
export async function coloursAt(element: Locator, places: readonly Place[]): Promise<string[]> {
  const picture = await element.screenshot()
  // A page without a content security policy, which would block reading the image.
  const reader = await element.page().context().newPage()
  const colours = await reader.evaluate(
    async ({ url, at }) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob())
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
      pen?.drawImage(bitmap, 0, 0)
      return at.map(([across, down]) => {
        const [x, y] = [Math.floor(across * bitmap.width), Math.floor(down * bitmap.height)]
        return [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join(' ')
      })
    },
    { url: `data:image/png;base64,${picture.toString('base64')}`, at: places },
  )
  await reader.close()
  return colours
}
