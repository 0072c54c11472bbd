import { buildRelease } from '../../build.ts'

/**
 * One build of ours in a process of its own, without compressed copies: `ours.ts <out folder>`. Prints how long
 * everything took since the process began, and how much of that was over when the last page was rendered.
 */
const [out = ''] = process.argv.slice(2)
// The build says when rendering ended only afterwards, so processor time is noted all along.
const notes: { at: number; cpu: number }[] = []
const note = () => {
  const { user, system } = process.cpuUsage()
  notes.push({ at: performance.now() / 1000, cpu: (user + system) / 1e6 })
}
const timer = setInterval(note, 100)
const result = await buildRelease({ out, compresses: false, isQuiet: true })
clearInterval(timer)
note()
const wholeSeconds = performance.now() / 1000
const renderSeconds = wholeSeconds - (result.seconds - result.renderSeconds)
console.log(
  JSON.stringify({
    rendered: result.rendered,
    pages: result.pages,
    wholeSeconds,
    renderSeconds,
    renderCpuSeconds: notes.find(({ at }) => at >= renderSeconds)?.cpu,
  }),
)
