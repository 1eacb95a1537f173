import { Fragment, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Link } from 'wouter'
import { MessageText } from '#src/i18n/MessageText.tsx'
import { type Children, type ElementChildren, SPACE } from '#src/ui/children.ts'

const text: string = 'text'
const count: number = 2

function Card({ children }: { children: Children }) {
  return <p>{children}</p>
}

function TextOrNothing({ given }: { given: string | null }) {
  return given
}

function Maybe({ isOn = true, children }: { isOn?: boolean; children: ElementChildren }) {
  return isOn ? <div>{children}</div> : null
}

/** Checked by `tsc`: each line with a directive is a type error, and each line without is none. */
export const checked = [
  <p key={1}>{text}</p>,
  <p key={2}>{count}</p>,
  <p key={3}>
    <b />
    {SPACE}
    {text !== '' && <i>{text}</i>}
  </p>,
  <Card key={4}>{text}</Card>,
  <Maybe key={5} isOn>
    <b />
  </Maybe>,
  // @ts-expect-error a text beside an element
  <p key={6}>
    <b />
    {text}
  </p>,
  // @ts-expect-error a text that comes and goes beside an element
  <p key={7}>
    <b />
    {count > 1 && text}
  </p>,
  // @ts-expect-error a written text beside an element
  <p key={9}>
    a <b />
  </p>,
  // @ts-expect-error a text beside an element, by way of another component
  <Card key={10}>
    {text}
    <b />
  </Card>,
  // @ts-expect-error several texts
  <p key={11}>{[text, text]}</p>,
  // @ts-expect-error a component that returns a bare text
  <TextOrNothing key={12} given={text} />,
  // @ts-expect-error a text beside an element, in a component whose types are generic and a union
  <Link key={13} href="/">
    a <b />
  </Link>,
]

// @ts-expect-error a text in a fragment
export const inFragment = <Fragment>{text}</Fragment>

// @ts-expect-error a number is drawn, even 0
export const number: ElementChildren = count && <b />

// @ts-expect-error a text where only elements are expected
export const bare = <Maybe>{text}</Maybe>

describe('a formatted message', () => {
  it('a message is an element of its own', () => {
    expect(renderToStaticMarkup(createElement(MessageText, null, 'Deposit'))).toBe('<span>Deposit</span>')
  })

  it('in a message with an element among its words, each piece of text is in an element', () => {
    const pieces = ['Sent to ', <b key="1">Almaty</b>, '.']
    expect(renderToStaticMarkup(createElement(MessageText, null, pieces))).toBe(
      '<span><span>Sent to </span><b>Almaty</b><span>.</span></span>',
    )
  })
})
