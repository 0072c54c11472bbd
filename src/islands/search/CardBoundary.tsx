import { Component, type ReactNode } from 'react'
import { resultText } from '../../text/results.ts'

/** What stands in the place of a result that cannot be shown (ROWS B10). */
export function FailedCard() {
  return <li className="failed-card">{resultText.failed}</li>
}

/** One bad result costs one card, not the page. */
export class CardBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <FailedCard /> : this.props.children
  }
}
