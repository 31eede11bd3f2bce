// Every response that this process received, by the driver's own channel: no call of the load can be left out.
import { subscribe } from 'node:diagnostics_channel';
import { z } from 'zod';

export interface SeenResponse {
  /** `performance.now()`. */
  at: number;
  /** `cut`: the connection ended before the response. */
  status: number | 'cut';
  path: string;
}

const message = z.object({
  request: z.object({ path: z.string(), origin: z.string() }),
  response: z.object({ statusCode: z.number() }).optional(),
});

/** Of calls to this origin, in their order, from now on. */
export function recordResponses(origin: string): readonly SeenResponse[] {
  const seen: SeenResponse[] = [];
  const record = (found: unknown) => {
    const { request, response } = message.parse(found);
    if (request.origin !== origin) return;
    seen.push({ at: performance.now(), status: response?.statusCode ?? 'cut', path: request.path });
  };
  subscribe('undici:request:headers', record);
  subscribe('undici:request:error', record);
  return seen;
}
