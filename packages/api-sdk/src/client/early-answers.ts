/** Questions that leave before the application's own scripts are there: the call that asks the same takes the answer. */

/** As long as an application holds an answer for fresh when a screen asks again. */
const keptMs = 10_000;

export interface EarlyAnswers {
  /** Asks now, with this session's token. */
  ask(url: string, token: string): void;
  /** `fetch`, but for a question already on its way: its answer serves once. */
  readonly fetch: typeof fetch;
}

/** A question asked early that gets no answer at all is asked again by whoever wants it. */
export function createEarlyAnswers(send: typeof fetch = (...question) => fetch(...question)): EarlyAnswers {
  const waiting = new Map<string, Promise<Response | null>>();

  function take({ method, url, headers }: Request): Promise<Response | null> | null {
    const key = `${method} ${url} ${headers.get('authorization')}`;
    const answer = waiting.get(key) ?? null;
    waiting.delete(key);
    return answer;
  }

  return {
    ask(url, token) {
      const question = new Request(url, { headers: { authorization: `Bearer ${token}` } });
      const key = `GET ${question.url} Bearer ${token}`;
      waiting.set(
        key,
        send(question).catch(() => null),
      );
      setTimeout(() => waiting.delete(key), keptMs);
    },
    fetch: async (input, init) => {
      // A copy of a request that has a body would use the body up.
      const early = await take(input instanceof Request ? input : new Request(input, init));
      return early ?? send(input, init);
    },
  };
}
