import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'

/** QUALITY §1: slow 4G, 1.6 Mbit/s and 150 ms, on a processor four times slower; computed, not waited for. */
const SLOW_4G = { rttMs: 150, throughputKbps: 1.6 * 1024, cpuSlowdownMultiplier: 4 }
const CHROMIUM_ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--remote-debugging-port=0',
]

/** A Chromium of its own, as a visitor has it: none of the switches that test drivers add. */
export interface Browser {
  port: number
  close: () => Promise<void>
}

async function portOf(child: ChildProcess): Promise<number> {
  let said = ''
  for await (const chunk of child.stderr ?? []) {
    said += chunk
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1]
    if (port) return Number(port)
  }
  throw new Error(`Chromium does not start:\n${said.slice(-2000)}`)
}

/** Starts the Chromium that the bootstrap found, else Playwright's. */
export async function startBrowser(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
  const program = process.env.MARQUEE_CHROMIUM ?? chromium.executablePath()
  const child = spawn(program, [...CHROMIUM_ARGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const port = await portOf(child)
  return {
    port,
    close: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** How often a page is looked at anew when the browser lost the recording, as it does on a busy machine. */
const MAX_TRIES = 3

/**
 * One look at a page with Lighthouse: a phone, a cold cache, no earlier visit.
 * @throws when the page cannot be measured.
 */
export async function look(browser: Browser, url: string, tries = 1): Promise<Result> {
  const run = await lighthouse(url, {
    port: browser.port,
    logLevel: 'silent',
    output: 'json',
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    throttling: SLOW_4G,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // The not-found page is a page too.
    ignoreStatusCode: true,
  })
  const problem = run?.lhr.runtimeError
  if (run && !problem) return run.lhr
  if (tries < MAX_TRIES) return look(browser, url, tries + 1)
  throw new Error(`${url} cannot be measured: ${problem?.message ?? 'Lighthouse said nothing'}`)
}
