/**
 * React's JSX types with one more rule: a text is the only child of its element. See `ui/children.ts` for the reason.
 * `paths` in the tsconfig replaces the types of `react/jsx-runtime` with this file; the code that runs is React's.
 */
import type * as React from 'react'
import type { Children, ElementChildren } from './ui/children.ts'

/** Applies the rule to components that would take any node as children; a function as a child stays allowed. */
type CheckedChildren<Props> = [Props] extends [{ children?: infer Given }]
  ? string extends Given
    ? { children?: Children | Extract<Given, (...values: never) => unknown> }
    : unknown
  : unknown

/** Rejects a component that returns a bare text. A component typed `ReactNode`, as in packages, passes. */
type CheckedResult<Component> = Component extends (...values: never) => infer Result
  ? React.ReactNode extends Result
    ? unknown
    : [Result] extends [ElementChildren]
      ? unknown
      : { 'This component returns a bare text: give it an element': never }
  : unknown

export namespace JSX {
  type ElementType = React.JSX.ElementType
  interface Element extends React.JSX.Element {}
  interface ElementClass extends React.JSX.ElementClass {}
  interface ElementAttributesProperty extends React.JSX.ElementAttributesProperty {}
  interface ElementChildrenAttribute extends React.JSX.ElementChildrenAttribute {}
  type LibraryManagedAttributes<Component, Props> = React.JSX.LibraryManagedAttributes<Component, Props> &
    (Component extends typeof React.Fragment ? { children?: ElementChildren } : CheckedChildren<Props>) &
    CheckedResult<Component>
  interface IntrinsicAttributes extends React.JSX.IntrinsicAttributes {}
  interface IntrinsicClassAttributes<Component> extends React.JSX.IntrinsicClassAttributes<Component> {}
  type IntrinsicElements = {
    [Tag in keyof React.JSX.IntrinsicElements]: Omit<React.JSX.IntrinsicElements[Tag], 'children'> & {
      children?: Children
    }
  }
}

export declare const Fragment: (props: { children?: ElementChildren }) => JSX.Element
export declare function jsx(type: React.ElementType, props: unknown, key?: React.Key): React.ReactElement
export declare function jsxs(type: React.ElementType, props: unknown, key?: React.Key): React.ReactElement
