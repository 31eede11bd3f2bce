/** A host that offers the two documents alone: any other request is a 404 without a body of ours. */

import * as fc from 'fast-check';
import { type HttpHandler, HttpResponse, http } from 'msw';
import type { DocumentedOperationId } from '../../client/documented-operations.ts';
import { operationMetadata } from '../../spec.ts';
import type { Bodies, Json } from './bodies.ts';
import { bodiesWith, type Variant, variants } from './variants.ts';

export interface DocumentsHost {
  readonly handlers: HttpHandler[];
  /** Requests of operations that the documents do not describe: `GET /proxy/sessions`. */
  readonly undocumented: readonly string[];
  /** The documented writes, in order, with their JSON bodies. */
  readonly received: readonly { readonly operationId: string; readonly body: unknown }[];
  /** The responses, for the message of a failure. */
  readonly bodies: Bodies;
}

/** `changes` replaces whole responses. */
export function createDocumentsHost(chosen: readonly Variant[] = [], changes: Bodies = {}): DocumentsHost {
  const bodies = { ...bodiesWith(chosen), ...changes };
  const undocumented: string[] = [];
  const received: { operationId: string; body: unknown }[] = [];
  const documented = Object.entries(bodies).flatMap(([name, body]) =>
    isDocumented(name) && body !== undefined
      ? [handlerOf(name, body, (sent) => received.push({ operationId: name, body: sent }))]
      : [],
  );
  const others = http.all('http://api.test/*', ({ request }) => {
    undocumented.push(`${request.method} ${new URL(request.url).pathname}`);
    return new HttpResponse('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } });
  });
  return { handlers: [...documented, others], undocumented, received, bodies };
}

function isDocumented(name: string): name is DocumentedOperationId {
  return name in operationMetadata;
}

function handlerOf(
  operationId: DocumentedOperationId,
  body: Json,
  receive: (sent: unknown) => void,
): HttpHandler {
  const { method, path } = operationMetadata[operationId];
  return http[method](`http://api.test${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
    // A browser sends nothing with a header that the host's CORS does not name.
    if (request.headers.has('x-background')) return HttpResponse.error();
    if (method !== 'get') receive(readBody(await request.text()));
    return HttpResponse.json(body);
  });
}

/** Null of an upload, and of a request without a body. */
const readBody = (text: string): unknown => (text.startsWith('{') ? JSON.parse(text) : null);

interface RandomHosts {
  readonly seed: number;
  readonly runs: number;
}

/**
 * Runs a check on hosts with random sets of variants. A failure names the fewest variants that show it, and the seed.
 */
export async function checkRandomHosts(
  { seed, runs }: RandomHosts,
  check: (chosen: readonly Variant[]) => Promise<void>,
): Promise<void> {
  const some = fc.subarray([...variants], { maxLength: 25 });
  const property = fc.asyncProperty(some, async (chosen) => {
    try {
      await check(chosen);
    } catch (error) {
      const names = chosen.map(({ name, requirement }) => `${requirement} ${name}`).join('\n');
      throw new Error(`With the variants:\n${names}\n${String(error)}`, { cause: error });
    }
  });
  await fc.assert(property, { seed, numRuns: runs });
}
