import { expect, test, vi } from 'vitest'
import { at } from './a-person.ts'
import { onEveryStore } from './every-store.ts'

const ANA = { uid: 'u-ana', name: 'Ana' }
const BEN = { uid: 'u-ben', name: 'Ben' }

onEveryStore((open) => {
  test('sets a status or a message and leaves the other as it is [C16]', async () => {
    const { statuses } = await open()
    expect(await statuses.set('e1', { message: 'Late' }, ANA, at(0))).toEqual({
      id: 'e1',
      status: 'none',
      message: 'Late',
      setAt: at(0),
      revision: 1,
    })
    const both = await statuses.set('e1', { status: 'red', message: undefined }, BEN, at(1))
    expect(both).toEqual({ id: 'e1', status: 'red', message: 'Late', setAt: at(1), revision: 2 })
    const emptied = await statuses.set('e1', { message: '' }, BEN, at(2))
    expect(emptied).toEqual({ id: 'e1', status: 'red', message: undefined, setAt: at(2), revision: 3 })
    await statuses.set('e2', { status: 'green' }, ANA, at(3))

    expect((await statuses.all()).map(({ id, revision }) => [id, revision])).toEqual([
      ['e1', 3],
      ['e2', 4],
    ])
    expect(await statuses.since(3)).toEqual([
      { id: 'e2', status: 'green', message: undefined, setAt: at(3), revision: 4 },
    ])
    expect(await statuses.since(4)).toEqual([])
  })

  test('logs who changed what, the newest first [C16]', async () => {
    const { statuses } = await open()
    await statuses.set('e1', { status: 'green' }, ANA, at(0))
    await statuses.set('e2', { status: 'yellow' }, ANA, at(1))
    await statuses.set('e3', { status: 'red' }, ANA, at(2))
    await statuses.set('e1', { message: 'Full' }, BEN, at(3))

    expect(await statuses.log(['e1', 'e2', 'unknown'], 9)).toEqual([
      { id: 'e1', status: 'green', message: 'Full', setAt: at(3), revision: 4, ...BEN },
      { id: 'e2', status: 'yellow', message: undefined, setAt: at(1), revision: 2, ...ANA },
      { id: 'e1', status: 'green', message: undefined, setAt: at(0), revision: 1, ...ANA },
    ])
    expect(await statuses.log(['e1'], 1)).toHaveLength(1)
    expect(await statuses.log([], 9)).toEqual([])
  })

  test('numbers changes of one moment without a gap, the later of two wins, and both are logged', async () => {
    const { statuses } = await open()
    const set = await Promise.all(
      Array.from({ length: 40 }, (_, index) => statuses.set(`e${index % 4}`, { message: `m${index}` }, ANA, at(0))),
    )
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1)
    expect(set.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual(numbers)

    const ids = ['e0', 'e1', 'e2', 'e3']
    expect(await statuses.log(ids, 99)).toHaveLength(40)
    for (const { id, message, revision } of await statuses.all()) {
      const last = (await statuses.log([id], 1))[0]
      expect([message, revision]).toEqual([last?.message, last?.revision])
    }
  })

  test('calls back after a change until it is stopped', async () => {
    const { statuses } = await open()
    const onChange = vi.fn()
    const stop = statuses.watch(onChange)
    // A database listens soon, not at once.
    await vi.waitFor(async () => {
      await statuses.set('e1', { status: 'green' }, ANA, at(0))
      expect(onChange).toHaveBeenCalled()
    })
    stop()
    await new Promise((resolve) => setTimeout(resolve, 50))
    onChange.mockClear()
    await statuses.set('e1', { status: 'red' }, ANA, at(0))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(onChange).not.toHaveBeenCalled()
  })
})
