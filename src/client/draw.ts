import type { ReactElement, ReactNode } from 'react'

/*
 * Draws our hook-free components into a living page, without React: cards are functions from a view to elements, and
 * elements are plain objects. What changed is found by comparing them with those drawn before, by key and place. It costs
 * a search page 1 KB where react-dom costs 60 (docs/decisions/0010-draw-search-without-react.md).
 */

interface Plan {
  /** An element's name; none for text. */
  tag: string | undefined
  key: string
  text: string
  props: Record<string, unknown>
  children: readonly Plan[]
  node?: Element | Text
}

type Props = Record<string, unknown> & { children?: ReactNode }

/** What an element object was drawn as: the same object again is the same plan, and is not looked into. */
const known = new WeakMap<object, Plan[]>()

/** Whose words stand in the place of what cannot be drawn, when they say so. */
type Guarded = ((props: Props) => ReactNode) & { fallback?: (error: unknown) => ReactNode }

function planElement(element: ReactElement<Props>): Plan[] {
  const { type, props, key } = element
  if (typeof type === 'string') {
    return [{ tag: type, key: key ?? '', text: '', props, children: toPlans(props.children) }]
  }
  if (typeof type !== 'function') return toPlans(props.children)
  const component = type as Guarded
  const draw = () => toPlans(component(props))
  let plans: Plan[]
  try {
    plans = draw()
  } catch (error) {
    if (!component.fallback) throw error
    plans = toPlans(component.fallback(error))
  }
  return key === null ? plans : plans.map((plan) => ({ ...plan, key: `${key}${plan.key && `/${plan.key}`}` }))
}

function toPlans(node: ReactNode): Plan[] {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return []
  if (typeof node === 'string' || typeof node === 'number') {
    return [{ tag: undefined, key: '', text: String(node), props: {}, children: [] }]
  }
  if (Symbol.iterator in (node as object)) return [...(node as Iterable<ReactNode>)].flatMap(toPlans)
  const element = node as ReactElement<Props>
  let plans = known.get(element)
  if (!plans) {
    plans = planElement(element)
    known.set(element, plans)
  }
  return plans
}

/** The elements of our line drawings (components/Icon.tsx). */
const DRAWN = new Set(['svg', 'path'])

/** What a visitor changes himself is compared with the page, not with what was drawn before. */
const LIVE = new Set(['value', 'checked'])

function setProperty(node: Element, name: string, value: unknown): void {
  if (name === 'children') return
  const target = node as unknown as Record<string, unknown>
  if (name.startsWith('on')) target[name.toLowerCase()] = value ?? null
  else if (name === 'dangerouslySetInnerHTML') {
    // Safe HTML alone comes here (components/Html.tsx), and its object is new with every drawing.
    const html = (value as { __html: string } | undefined)?.__html ?? ''
    if (node.innerHTML !== html) node.innerHTML = html
  } else if (LIVE.has(name)) {
    if (target[name] !== value) target[name] = value
  } else {
    const isText = name.startsWith('aria-') || name.startsWith('data-')
    const attribute = name === 'className' ? 'class' : name
    if (value === undefined || value === null || (value === false && !isText)) node.removeAttribute(attribute)
    else node.setAttribute(attribute, value === true && !isText ? '' : String(value))
  }
}

function create(plan: Plan): Element | Text {
  if (plan.tag === undefined) return document.createTextNode(plan.text)
  const element = DRAWN.has(plan.tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', plan.tag)
    : document.createElement(plan.tag)
  for (const [name, value] of Object.entries(plan.props)) setProperty(element, name, value)
  patch(element, [], plan.children)
  return element
}

function update(node: Element | Text, before: Plan, after: Plan): void {
  if (after.tag === undefined) {
    if (before.text !== after.text) (node as Text).data = after.text
    return
  }
  const element = node as Element
  for (const name of Object.keys(before.props)) if (!(name in after.props)) setProperty(element, name, undefined)
  for (const [name, value] of Object.entries(after.props)) {
    if (before.props[name] !== value || LIVE.has(name)) setProperty(element, name, value)
  }
  patch(element, before.children, after.children)
}

/** By what a plan is found again: its key, or its place among those without one. */
function namesOf(plans: readonly Plan[]): string[] {
  const places = new Map<string | undefined, number>()
  return plans.map(({ tag, key }) => {
    if (key !== '') return `${tag}:${key}`
    const place = places.get(tag) ?? 0
    places.set(tag, place + 1)
    return `${tag}#${place}`
  })
}

function patch(parent: Element, before: readonly Plan[], after: readonly Plan[]): void {
  const names = namesOf(before)
  const old = new Map(before.map((plan, index) => [names[index], plan]))
  let place = parent.firstChild
  namesOf(after).forEach((name, index) => {
    const plan = after[index] as Plan
    const match = old.get(name)
    old.delete(name)
    const node = match?.node ?? create(plan)
    if (match && match !== plan) update(node, match, plan)
    plan.node = node
    if (node === place) place = place.nextSibling
    else parent.insertBefore(node, place)
  })
  for (const { node } of old.values()) node?.remove()
}

/** A place in the page that is drawn again and again. What stood in it goes with the first drawing. */
export function createDrawing(place: Element): (node: ReactNode) => void {
  let drawn: readonly Plan[] | undefined
  return (node) => {
    if (!drawn) place.replaceChildren()
    const plans = toPlans(node)
    patch(place, drawn ?? [], plans)
    drawn = plans
  }
}
