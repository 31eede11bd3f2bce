// A passkey as a browser and a device would create and use it (WebAuthn level 3), for tests without a browser.
import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto';
import type { RequestBody } from '../http/operation.ts';

type Created = RequestBody<'addPasskey'>['credential'];
type Used = NonNullable<RequestBody<'stepUp'>['credential']>;

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => hash('sha256', bytes, 'buffer');

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

export function createVirtualPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let count = 0;

  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) => {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, rest]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    create(challenge: string): Created {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
      const data = authenticatorData(
        present | verified | attested,
        Buffer.concat([Buffer.alloc(16), length, id, key]),
      );
      return {
        ...named(id),
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(attestation(data)),
          transports: ['internal'],
        },
      };
    },
    use(challenge: string): Used {
      const data = authenticatorData(present | verified);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named(id),
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
  };
}

const named = (id: Buffer) => ({
  id: base64url(id),
  rawId: base64url(id),
  type: 'public-key' as const,
  clientExtensionResults: {},
});

// CBOR (RFC 8949): just what an attestation without a statement holds.
const head = (type: number, length: number) =>
  length < 24
    ? Buffer.from([(type << 5) | length])
    : length < 256
      ? Buffer.from([(type << 5) | 24, length])
      : Buffer.from([(type << 5) | 25, length >> 8, length & 255]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const integer = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value));
const map = (...entries: (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

const attestation = (data: Buffer) =>
  map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)]);

/** An ES256 key on the curve P-256 (RFC 9053). */
const coseKey = (x: Buffer, y: Buffer) =>
  map(
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(x)],
    [integer(-3), bytes(y)],
  );
