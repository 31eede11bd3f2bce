// One call to Yousign, and what came of it.
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../clock/clock.ts';
import type { OutboundClient, OutboundRequest, OutboundResponse } from '../../outbound/outbound-client.ts';
import { createYousignQuota, type QuotaLimits } from './yousign-quota.ts';

export interface YousignClientOptions {
  apiKey: string;
  /** A bare origin. */
  baseUrl: string;
  /** The quota assumed until a response gives it. */
  limits: QuotaLimits;
  outbound: OutboundClient;
  clock: Clock;
  log: FastifyBaseLogger;
}

export interface YousignCall extends Pick<OutboundRequest, 'method' | 'isRepeatable' | 'timeoutMs'> {
  /** Below `/v3`. */
  path: string;
  /** Sent as JSON, unless it is a form already in bytes. */
  json?: object;
  form?: { contentType: string; bytes: Uint8Array<ArrayBuffer> };
}

/** The body of a refusal by Yousign. */
export class YousignError extends Error {
  override readonly name = 'YousignError';
  readonly status: number;

  constructor(status: number, detail: string) {
    super(`Yousign responded ${status}: ${detail}`);
    this.status = status;
  }
}

export interface YousignFile {
  contentType: string;
  bytes: Uint8Array;
}

export interface YousignClient {
  json: <Schema extends z.ZodType>(call: YousignCall, schema: Schema) => Promise<z.infer<Schema>>;
  file: (path: string) => Promise<YousignFile>;
}

/** A refusal is `{ type, detail }`, and `{ message }` when there were too many calls. */
const problemSchema = z.object({
  detail: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
});

/** Yousign's own limit for one file. */
const maxFileBytes = 50 * 1024 * 1024;
const downloadTimeoutMs = 30_000;

export function createYousignClient(options: YousignClientOptions): YousignClient {
  const { apiKey, baseUrl, limits, outbound, clock, log } = options;
  const quota = createYousignQuota(clock, limits);

  async function send(
    { path, json, form, ...request }: YousignCall,
    { accept, ...bounds }: { accept: string; maxResponseBytes?: number },
  ): Promise<OutboundResponse> {
    const url = new URL(`/v3${path}`, baseUrl);
    const body = json === undefined ? form?.bytes : Buffer.from(JSON.stringify(json));
    const contentType = json === undefined ? form?.contentType : 'application/json';
    quota.requireRoom();
    const response = await outbound.send({
      ...request,
      ...bounds,
      url,
      ...(body !== undefined && { body }),
      headers: () => {
        quota.count();
        return {
          accept,
          authorization: `Bearer ${apiKey}`,
          ...(contentType !== undefined && { 'content-type': contentType }),
        };
      },
    });
    quota.learn(response);
    if (response.status < 300) return response;
    const { detail, message } = problemSchema.parse(Object(parseJson(response.body)));
    const error = new YousignError(response.status, detail ?? message ?? 'no detail');
    log.warn({ err: error, path: url.pathname }, 'Yousign refused a call');
    throw error;
  }

  return {
    json: async (call, schema) => {
      const { body } = await send(call, { accept: 'application/json' });
      return schema.parse(parseJson(body));
    },
    file: async (path) => {
      const call = { method: 'GET', path, isRepeatable: true, timeoutMs: downloadTimeoutMs } as const;
      const bounds = { accept: 'application/pdf, application/zip', maxResponseBytes: maxFileBytes };
      const { headers, body } = await send(call, bounds);
      return { contentType: (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '', bytes: body };
    },
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
