// A server that speaks the part of the protocol of S3 that the product uses, and refuses what the real ones refuse: another key, a wrong
// signature, bytes that are not the signed ones, a missing bucket, a precondition.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '@repo/postgres/free-port';
import type { S3Settings } from '../../s3-settings.ts';
import { createObjects, type StoredObjects } from './s3-objects.ts';
import { failure, type S3Request, type S3Response, xml } from './s3-protocol.ts';
import { verifySignature } from './s3-signature.ts';

export interface S3StandIn {
  settings: S3Settings;
  objects: StoredObjects;
  /** What a server lacks: `Suspended` versions, or preconditions that it does not know. */
  versioning: 'Enabled' | 'Suspended';
  knowsPreconditions: boolean;
  /** The next request is carried out, and its connection cut before the response. */
  cutNext: boolean;
  /** Responses stop after the first byte of their body. */
  isStalled: boolean;
  /** Another process writes these bytes between a HEAD and the request that follows it. */
  writtenAfterHead: Buffer | null;
  /** The next requests get 503. */
  outages: number;
  requests: string[];
  stop: () => Promise<void>;
}

const secretAccessKey = 'a-secret-key-of-the-stand-in';
const accessKeyId = 'KEY-OF-THE-STAND-IN';
const bucket = 'files-of-the-tests';
const region = 'eu-west-3';

export async function startS3({ pageSize = 1000 } = {}): Promise<S3StandIn> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const standIn: Omit<S3StandIn, 'stop'> = {
    settings: { endpoint, region, bucket, accessKeyId, secretAccessKey, isPathStyle: true },
    objects: createObjects(),
    versioning: 'Enabled',
    knowsPreconditions: true,
    cutNext: false,
    isStalled: false,
    writtenAfterHead: null,
    outages: 0,
    requests: [],
  };
  const server = createServer((incoming, outgoing) => {
    handle(standIn, pageSize, incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return Object.assign(standIn, { stop });
}

async function handle(
  standIn: Omit<S3StandIn, 'stop'>,
  pageSize: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = await buffer(incoming);
  const url = new URL(incoming.url ?? '/', 'http://s3');
  const { method = 'GET', headers } = incoming;
  standIn.requests.push(`${method} ${url.pathname}`);
  const { status, headers: sent, body: content } = respond({ method, headers, body, url });
  if (standIn.cutNext) {
    standIn.cutNext = false;
    outgoing.destroy();
    return;
  }
  if (standIn.isStalled) {
    outgoing.writeHead(status, { ...sent, 'content-length': Buffer.byteLength(content ?? '') });
    outgoing.write(Buffer.from(content ?? '').subarray(0, 1));
    return;
  }
  outgoing.writeHead(status, sent).end(method === 'HEAD' ? undefined : content);

  function respond(request: Pick<S3Request, 'method' | 'headers' | 'body'> & { url: URL }): S3Response {
    if (standIn.outages > 0) {
      standIn.outages -= 1;
      return failure(503, 'SlowDown');
    }
    const fault = verifySignature(request, standIn.settings, { accessKeyId, secretAccessKey });
    if (fault !== null) return fault;
    const [, name = '', ...rest] = decodeURIComponent(url.pathname).split('/');
    if (name !== bucket) return failure(404, 'NoSuchBucket');
    const key = rest.join('/');
    const query = url.searchParams;
    if (key !== '') {
      const response = standIn.objects.respond({ ...request, key, query }, standIn.knowsPreconditions);
      if (method === 'HEAD' && standIn.writtenAfterHead !== null)
        standIn.objects.write(key, standIn.writtenAfterHead);
      return response;
    }
    if (query.has('versioning'))
      return xml(`<VersioningConfiguration><Status>${standIn.versioning}</Status></VersioningConfiguration>`);
    return query.get('list-type') === '2' ? standIn.objects.list(query, pageSize) : { status: 200 };
  }
}
