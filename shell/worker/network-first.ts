/** Milliseconds that the network may take before what is kept answers in its place. */
export const keptAfter = 3_000

/**
 * The network's answer, or the kept one when the connection fails or takes longer than `keptAfter`. With nothing kept
 * the network is awaited for as long as it takes: a slow line is not an error.
 *
 * @param network the request under way; rejects when the connection fails
 * @param kept looks up what is kept
 */
export async function networkFirst(
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const inTime = await Promise.race([network.catch(() => undefined), timeLimit()])
  return inTime ?? (await kept()) ?? network
}

const timeLimit = () => new Promise<undefined>((resolve) => setTimeout(resolve, keptAfter))
