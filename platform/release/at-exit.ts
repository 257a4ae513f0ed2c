const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Cleans up when this process ends, by a signal too. Returns a function that does so at once. */
export function cleanUpAtExit(cleanUp: () => void) {
  const end = () => process.exit(1)
  process.once('exit', cleanUp)
  for (const signal of signals) process.once(signal, end)
  return () => {
    process.off('exit', cleanUp)
    for (const signal of signals) process.off(signal, end)
    cleanUp()
  }
}
