// Who may call, checked as Sumsub checks it. Written from its documentation, without a line of the adapter's own signing:
// a mistake there must not be one here.
import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { SumsubRefusal } from './sumsub-refusal.ts';

export type SumsubMode = 'sbx' | 'prd';

export interface ReceivedCall {
  method: string;
  /** As it stood on the wire. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sumsub's clock and the caller's may differ by a minute. */
const clockToleranceSeconds = 60;

/** The mode of the caller's token; 401 for an unknown token, an expired signature or one of other bytes. */
export function recogniseCaller(
  { method, target, headers, body }: ReceivedCall,
  { secrets, now }: { secrets: Readonly<Record<string, string>>; now: Date },
): SumsubMode {
  const token = String(headers['x-app-token'] ?? '');
  const secret = Object.hasOwn(secrets, token) ? secrets[token] : undefined;
  const mode = token.split(':')[0];
  if (secret === undefined || (mode !== 'sbx' && mode !== 'prd')) {
    throw new SumsubRefusal(401, 'App token is invalid');
  }
  const ts = String(headers['x-app-access-ts'] ?? '');
  const age = now.getTime() / 1000 - Number(ts);
  if (!/^\d+$/.test(ts) || Math.abs(age) > clockToleranceSeconds) {
    throw new SumsubRefusal(401, 'Token expired');
  }
  const signed = Buffer.concat([Buffer.from(ts + method + target, 'utf8'), body]);
  const expected = createHmac('sha256', Buffer.from(secret, 'utf8')).update(signed).digest('hex');
  if (headers['x-app-access-sig'] !== expected) throw new SumsubRefusal(401, 'Invalid signature');
  return mode;
}
