import { FEATURES_CACHE_KEY, FEATURES_CACHE_MS } from '../domain/limits.ts'
import { DEFAULT_FEATURES } from '../schema/default-features.ts'
import type { Features } from '../schema/features.ts'
import { apiText } from '../text/api.ts'
import { call } from './call.ts'

/** The flags that an answer names; what it does not name, or not as true or false, is as by default. */
export function readFeatures(value: unknown): Features {
  const named = (value ?? {}) as Partial<Record<keyof Features, unknown>>
  const features = { ...DEFAULT_FEATURES }
  for (const name of Object.keys(features) as (keyof Features)[]) {
    const flag = named[name]
    if (typeof flag === 'boolean') features[name] = flag
  }
  return features
}

/** What was asked less than five minutes ago; a clock that was set back makes it old. */
function readKept(now: number): Features | undefined {
  try {
    const { at, features } = JSON.parse(localStorage.getItem(FEATURES_CACHE_KEY) ?? '{}')
    return typeof at === 'number' && at <= now && now - at < FEATURES_CACHE_MS ? readFeatures(features) : undefined
  } catch {
    return undefined
  }
}

function keep(features: Features, at: number): void {
  try {
    localStorage.setItem(FEATURES_CACHE_KEY, JSON.stringify({ at, features }))
  } catch {
    // Storage may be blocked: then every page asks.
  }
}

/**
 * The live flags (ROWS T05, C07): asked at most once in five minutes, by what reads one and not by pages as such. When
 * nobody answers, the defaults of the specification, which are not kept.
 */
export async function loadFeatures(now = Date.now()): Promise<Features> {
  const kept = readKept(now)
  if (kept) return kept
  try {
    const features = readFeatures(await (await call('/api/web/features')).json())
    keep(features, now)
    return features
  } catch (error) {
    console.warn(apiText.featuresFailed, error)
    return DEFAULT_FEATURES
  }
}
