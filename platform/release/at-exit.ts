const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Returns what runs it now; else it runs when this process ends, by a signal too. */
export function atTheLatestAtExit(run: () => void) {
  const end = () => process.exit(1)
  process.once('exit', run)
  for (const signal of signals) process.once(signal, end)
  return () => {
    process.off('exit', run)
    for (const signal of signals) process.off(signal, end)
    run()
  }
}
