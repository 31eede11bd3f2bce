// Requests and responses of the stand-in.
import type { IncomingMessage } from 'node:http';

export interface S3Response {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface S3Request {
  method: string;
  /** Without the bucket. */
  key: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export const xml = (body: string): S3Response => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
});

export const failure = (status: number, code: string): S3Response => ({
  ...xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`),
  status,
});
