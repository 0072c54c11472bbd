/** Sentences of the landing page for visitors who are signed in (the feature `dashboard`). */
export const dashboardText = {
  title: 'Your next favorites',
  all: 'All your favorites',
  nothing: 'Nothing that you starred is still to come.',
  canceled: 'Canceled',
  failed: 'Failed to fetch your next favorites',
} as const
