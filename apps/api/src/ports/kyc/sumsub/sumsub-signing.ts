// How Sumsub knows its caller: an HMAC of the very bytes of the request, and the time to the minute.
import { createHmac } from 'node:crypto';

export interface SumsubCredentials {
  appToken: string;
  secretKey: string;
}

export interface SumsubRequest {
  /** Unix time, in seconds. */
  ts: number;
  method: string;
  /** From the `/` on, percent-encoded exactly as it is sent. */
  pathAndQuery: string;
  /** The bytes that are sent, a form's boundaries included; absent, nothing is signed in their place. */
  body?: Uint8Array | undefined;
}

/** Lowercase hexadecimal, without any separator between the parts. */
export function signSumsubRequest(
  secretKey: string,
  { ts, method, pathAndQuery, body }: SumsubRequest,
): string {
  const hmac = createHmac('sha256', secretKey).update(`${ts}${method.toUpperCase()}${pathAndQuery}`);
  return (body === undefined ? hmac : hmac.update(body)).digest('hex');
}

export function signedHeaders(
  { appToken, secretKey }: SumsubCredentials,
  request: SumsubRequest,
): Record<string, string> {
  return {
    'x-app-token': appToken,
    'x-app-access-ts': String(request.ts),
    'x-app-access-sig': signSumsubRequest(secretKey, request),
  };
}
