import type { InjectOptions } from 'fastify';
import type { OperationId } from '../http/operation.ts';
import { factsOf } from '../http/spec-document.ts';

export interface CallOptions {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** An object is sent as JSON, a text as it is. */
  body?: object | string;
  /** Multipart body: text fields, and at most one file. */
  form?: { fields?: Record<string, string>; file?: TestFile };
  headers?: Record<string, string>;
  remoteAddress?: string;
  /** False: the session is left as old as it is; else an operation with `x-step-up` finds it freshly proven. */
  isProven?: false;
}

export interface TestFile {
  name: string;
  mime: string;
  bytes: Uint8Array;
}

export function toRequest(operationId: OperationId, options: CallOptions): InjectOptions {
  const { method, path } = factsOf(operationId);
  const url = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(options.params?.[name] ?? ''),
  );
  const multipart = options.form && toMultipart(options.form);
  return {
    method: method.toUpperCase() === 'GET' ? 'GET' : toWriteMethod(method),
    url,
    ...(options.query && { query: options.query }),
    headers: {
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...multipart?.headers,
      ...options.headers,
    },
    ...(multipart ? { payload: multipart.payload } : toPayload(options.body)),
    remoteAddress: options.remoteAddress ?? '127.0.0.1',
  };
}

function toWriteMethod(method: string): 'POST' | 'PATCH' | 'PUT' | 'DELETE' {
  switch (method) {
    case 'patch':
      return 'PATCH';
    case 'put':
      return 'PUT';
    case 'delete':
      return 'DELETE';
    default:
      return 'POST';
  }
}

function toPayload(body: object | string | undefined): { payload?: string | object } {
  return body === undefined ? {} : { payload: body };
}

function toMultipart({ fields = {}, file }: NonNullable<CallOptions['form']>) {
  const boundary = 'test-boundary-5f2c';
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.mime}\r\n\r\n`;
    parts.push(Buffer.from(head), Buffer.from(file.bytes), Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat(parts),
  };
}
