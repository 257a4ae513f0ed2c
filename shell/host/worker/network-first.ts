/** Milliseconds that the network may take before the cache answers. */
export const networkTimeout = 3_000

/**
 * The network's answer, or the cached one when the connection fails or is slower than `networkTimeout`. With nothing
 * cached it waits for the network as long as it takes: a slow connection is not an error.
 *
 * @param network the pending request; rejects when the connection fails
 * @param cached looks up the cache
 */
export async function networkFirst(
  network: Promise<Response>,
  cached: () => Promise<Response | undefined>,
): Promise<Response> {
  const inTime = await Promise.race([network.catch(() => undefined), timeout()])
  return inTime ?? (await cached()) ?? network
}

const timeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout))
