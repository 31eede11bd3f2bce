/** Requests sent before the application's scripts are loaded; the same request made later uses their response. */

/** The same as the stale time of queries. */
const maxAgeMs = 10_000;

export interface Prefetcher {
  /** Sends a GET now, with this session token. */
  prefetch(url: string, token: string): void;
  /** `fetch` that uses a prefetched response for the same GET, once. */
  readonly fetch: typeof fetch;
}

/** Creates a prefetcher. A prefetch that fails on the network is ignored: the normal request is sent. */
export function createPrefetcher(send: typeof fetch = (...request) => fetch(...request)): Prefetcher {
  const pending = new Map<string, Promise<Response | null>>();

  function take({ method, url, headers }: Request): Promise<Response | null> | null {
    const key = `${method} ${url} ${headers.get('authorization')}`;
    const response = pending.get(key) ?? null;
    pending.delete(key);
    return response;
  }

  return {
    prefetch(url, token) {
      const request = new Request(url, { headers: { authorization: `Bearer ${token}` } });
      const key = `GET ${request.url} Bearer ${token}`;
      pending.set(
        key,
        send(request).catch(() => null),
      );
      setTimeout(() => pending.delete(key), maxAgeMs);
    },
    fetch: async (input, init) => {
      // `new Request(request)` would consume the body of a request that has one.
      const prefetched = await take(input instanceof Request ? input : new Request(input, init));
      return prefetched ?? send(input, init);
    },
  };
}
