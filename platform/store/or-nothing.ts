/** The result of `read`, or undefined when it throws. */
export function orNothing<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
