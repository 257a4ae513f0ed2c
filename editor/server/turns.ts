import { Refusal } from '@college/platform/store/site-store'

/**
 * Runs one after another what must not see the other's half.
 *
 * @throws Refusal after `most` milliseconds of waiting; what waited is not run
 */
export type InTurn = <Result>(run: () => Promise<Result>, most?: number) => Promise<Result>

export function turns(): InTurn {
  let turn: Promise<unknown> = Promise.resolve()
  return (run, most) =>
    new Promise((resolve, reject) => {
      let isLate = false
      const timer = most
        ? setTimeout(() => {
            isLate = true
            reject(
              new Refusal(
                'Nothing was saved, your changes are kept: a release is being built. Save again in a minute.',
              ),
            )
          }, most)
        : undefined
      turn = turn.then(async () => {
        clearTimeout(timer)
        if (!isLate) await Promise.resolve().then(run).then(resolve, reject)
      })
    })
}
