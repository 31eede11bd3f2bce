// The objects of the stand-in's bucket: preconditions, copies, versions of what was replaced or deleted, listings in pages.
import { hash } from 'node:crypto';
import { failure, type S3Request, type S3Response, xml } from './s3-protocol.ts';

interface StoredObject {
  bytes: Buffer;
  etag: string;
  modifiedAt: Date;
}

export interface StoredObjects {
  keys: () => string[];
  read: (key: string) => Buffer | undefined;
  /** From outside of the product, as damage or another hand would. */
  write: (key: string, bytes: Buffer) => void;
  /** How many versions of the key were replaced or deleted, and are still there. */
  countOlder: (key: string) => number;
  respond: (request: S3Request, knowsPreconditions: boolean) => S3Response;
  list: (query: URLSearchParams, pageSize: number) => S3Response;
}

export function createObjects(): StoredObjects {
  const stored = new Map<string, StoredObject>();
  const older = new Map<string, StoredObject[]>();
  const countOlder = (key: string) => older.get(key)?.length ?? 0;
  const setAside = (key: string) => {
    const found = stored.get(key);
    if (found !== undefined) older.set(key, [...(older.get(key) ?? []), found]);
  };
  const write = (key: string, bytes: Buffer): StoredObject => {
    setAside(key);
    const object = { bytes, etag: `"${hash('md5', bytes)}"`, modifiedAt: new Date() };
    stored.set(key, object);
    return object;
  };
  const put = ({ key, headers, body }: S3Request, knowsPreconditions: boolean): S3Response => {
    const source = headers['x-amz-copy-source'];
    if (typeof source === 'string') return copy(key, decodeURIComponent(source));
    const found = stored.get(key);
    const { 'if-none-match': none, 'if-match': match } = headers;
    const isRefused = (none === '*' && found !== undefined) || (match !== undefined && match !== found?.etag);
    if (isRefused && knowsPreconditions) return failure(412, 'PreconditionFailed');
    return { status: 200, headers: { etag: write(key, body).etag } };
  };
  const copy = (key: string, source: string): S3Response => {
    const found = stored.get(source.split('/').slice(1).join('/'));
    if (found === undefined) return failure(404, 'NoSuchKey');
    return xml(`<CopyObjectResult><ETag>${write(key, found.bytes).etag}</ETag></CopyObjectResult>`);
  };
  const read = (key: string): S3Response => {
    const found = stored.get(key);
    if (found === undefined) return failure(404, 'NoSuchKey');
    const { bytes, etag, modifiedAt } = found;
    const headers = {
      etag,
      'last-modified': modifiedAt.toUTCString(),
      'content-length': String(bytes.length),
    };
    return { status: 200, headers, body: bytes };
  };
  return {
    keys: () => [...stored.keys()].toSorted(),
    read: (key) => stored.get(key)?.bytes,
    write: (key, bytes) => void write(key, bytes),
    countOlder,
    respond: (request, knowsPreconditions) => {
      if (request.method === 'PUT') return put(request, knowsPreconditions);
      if (request.method !== 'DELETE') return read(request.key);
      setAside(request.key);
      stored.delete(request.key);
      return { status: 204 };
    },
    list: (query, pageSize) => listPage(stored, query, pageSize),
  };
}

function listPage(
  stored: ReadonlyMap<string, StoredObject>,
  query: URLSearchParams,
  pageSize: number,
): S3Response {
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter')];
  const after = query.get('continuation-token') ?? '';
  const found = [...stored.entries()]
    .filter(([key]) => key > after && key.startsWith(prefix))
    .filter(([key]) => delimiter === null || !key.slice(prefix.length).includes(delimiter))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const page = found.slice(0, pageSize);
  const next = found.length > pageSize ? page.at(-1)?.[0] : undefined;
  const contents = page.map(
    ([key, { modifiedAt, etag, bytes }]) =>
      `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>${etag}</ETag><Size>${bytes.length}</Size></Contents>`,
  );
  const token = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return xml(
    `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`,
  );
}
