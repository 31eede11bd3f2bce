// AWS Signature Version 4, computed again from the request as it arrived.
import { createHmac, hash } from 'node:crypto';
import { failure, type S3Request, type S3Response } from './s3-protocol.ts';

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** Null when the request is signed with this key, over these bytes. */
export function verifySignature(
  request: Pick<S3Request, 'method' | 'headers' | 'body'> & { url: URL },
  { region }: { region: string },
  { accessKeyId, secretAccessKey }: Credentials,
): S3Response | null {
  const { method, headers, body, url } = request;
  const parts = authorization.exec(headers.authorization ?? '');
  if (parts === null) return failure(403, 'AccessDenied');
  const [, keyId, date = '', signedRegion, names = '', signature] = parts;
  if (keyId !== accessKeyId) return failure(403, 'InvalidAccessKeyId');
  if (signedRegion !== region) return failure(400, 'AuthorizationHeaderMalformed');
  const contentHash = String(headers['x-amz-content-sha256']);
  if (contentHash !== hash('sha256', body)) return failure(400, 'XAmzContentSHA256Mismatch');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url.pathname, query, signed.join(''), names, contentHash].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash('sha256', canonical)].join('\n');
  let key: string | Buffer = `AWS4${secretAccessKey}`;
  for (const step of scope.split('/')) key = createHmac('sha256', key).update(step).digest();
  const expected = createHmac('sha256', key).update(toSign).digest('hex');
  return expected === signature ? null : failure(403, 'SignatureDoesNotMatch');
}

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
