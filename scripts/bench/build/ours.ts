import { buildRelease } from '../../build.ts'

/**
 * One build of ours in a process of its own, without compressed copies: `ours.ts <out folder>`. Prints how long
 * everything took since the process began, and how much of that was over when the last page was rendered.
 */
const [out = ''] = process.argv.slice(2)
const result = await buildRelease({ out, compresses: false, isQuiet: true })
const wholeSeconds = performance.now() / 1000
console.log(
  JSON.stringify({
    rendered: result.rendered,
    pages: result.pages,
    wholeSeconds,
    renderSeconds: wholeSeconds - (result.seconds - result.renderSeconds),
  }),
)
