// One signed call to Sumsub, and what came of it.
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../clock/clock.ts';
import type { OutboundClient, OutboundRequest } from '../../outbound/outbound-client.ts';
import { type SumsubCredentials, signedHeaders } from './sumsub-signing.ts';

export interface SumsubClientOptions {
  credentials: SumsubCredentials;
  /** A bare origin. */
  baseUrl: string;
  outbound: OutboundClient;
  clock: Clock;
  log: FastifyBaseLogger;
}

export interface SumsubCall extends Pick<OutboundRequest, 'method' | 'isRepeatable' | 'timeoutMs'> {
  path: string;
  /** Sent as JSON, unless it is a form already in bytes. */
  json?: object;
  form?: { contentType: string; bytes: Uint8Array<ArrayBuffer> };
  headers?: Record<string, string>;
}

/** The body of a refusal by Sumsub; absent fields are null. */
export class SumsubError extends Error {
  override readonly name = 'SumsubError';
  readonly status: number;
  readonly errorCode: number | null;

  constructor(status: number, problem: z.infer<typeof problemSchema>) {
    super(`Sumsub responded ${status}: ${problem.description} (correlationId ${problem.correlationId})`);
    this.status = status;
    this.errorCode = problem.errorCode;
  }
}

const problemSchema = z.object({
  description: z.string().catch('no description'),
  correlationId: z.string().catch('none'),
  errorCode: z.number().nullable().catch(null),
});

export type SumsubClient = <Schema extends z.ZodType>(
  call: SumsubCall,
  schema: Schema,
) => Promise<z.infer<Schema>>;

export function createSumsubClient(options: SumsubClientOptions): SumsubClient {
  const { credentials, baseUrl, outbound, clock, log } = options;
  return async ({ path, json, form, headers = {}, ...request }, schema) => {
    const url = new URL(path, baseUrl);
    const body = json === undefined ? form?.bytes : Buffer.from(JSON.stringify(json));
    const contentType = json === undefined ? form?.contentType : 'application/json';
    const response = await outbound.send({
      ...request,
      url,
      ...(body !== undefined && { body }),
      headers: () => ({
        accept: 'application/json',
        ...(contentType !== undefined && { 'content-type': contentType }),
        ...headers,
        ...signedHeaders(credentials, {
          ts: Math.floor(clock.now().getTime() / 1000),
          method: request.method,
          pathAndQuery: `${url.pathname}${url.search}`,
          body,
        }),
      }),
    });
    const content = parseJson(response.body);
    if (response.status >= 300) {
      const error = new SumsubError(response.status, problemSchema.parse(Object(content)));
      log.warn({ err: error, path: url.pathname }, 'Sumsub refused a call');
      throw error;
    }
    return schema.parse(content);
  };
}

/** Null for invalid JSON, which no response schema accepts. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
