import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * Draws a component as plain HTML for a built page. Astro's own way to React streams, which costs a page several
 * milliseconds and leaves hydration marks in markup that is never hydrated (docs/decisions/0003).
 */
export const draw = <Props extends object>(component: FunctionComponent<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(component, props))
