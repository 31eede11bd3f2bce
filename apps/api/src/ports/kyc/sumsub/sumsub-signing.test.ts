import { describe, expect, it } from 'vitest';
import { toDocumentForm } from './sumsub-kyc.ts';
import { signedHeaders, signSumsubRequest } from './sumsub-signing.ts';

const secretKey = 'test-secret-key';
const applicant = '/resources/applicants/5b594ade0a975a36c9349e66';

/** A form of 267 bytes whose boundary is `----vector`. */
const form = Buffer.from(
  'LS0tLS0tdmVjdG9yDQpDb250ZW50LURpc3Bvc2l0aW9uOiBmb3JtLWRhdGE7IG5hbWU9Im1ldGFkYXRhIg0KDQp7ImlkRG9jVHlwZSI6IklEX0NBUkQiLCJpZERvY1N1YlR5cGUiOiJGUk9OVF9TSURFIiwiY291bnRyeSI6IkZSQSJ9DQotLS0tLS12ZWN0b3INCkNvbnRlbnQtRGlzcG9zaXRpb246IGZvcm0tZGF0YTsgbmFtZT0iY29udGVudCI7IGZpbGVuYW1lPSJyZWN0by5wbmciDQpDb250ZW50LVR5cGU6IGltYWdlL3BuZw0KDQqJUE5HDQotLS0tLS12ZWN0b3ItLQ0K',
  'base64',
);

describe('the signature of a request', () => {
  it.each([
    {
      of: 'an address with a query and no body',
      ts: 1_607_551_635,
      method: 'POST',
      pathAndQuery:
        '/resources/accessTokens?userId=cfd20712-24a2-4c7d-9ab0-146f3c142335&levelName=basic-kyc-level&ttlInSecs=600',
      body: undefined,
      expected: '037e540186fd02eee1ea1835f3f123117314988d898da7c873529415772487bf',
    },
    {
      of: 'a JSON body',
      ts: 1_700_000_000,
      method: 'post',
      pathAndQuery: '/resources/accessTokens/sdk',
      body: Buffer.from('{"userId":"u-42","levelName":"basic-kyc-level","ttlInSecs":600}'),
      expected: 'dfe96fd25f4dc5c0a0471110be6860811009b8c68abe36b127bd415b71ac0e45',
    },
    {
      of: 'a read',
      ts: 1_700_000_000,
      method: 'GET',
      pathAndQuery: `${applicant}/status`,
      body: undefined,
      expected: '447cf79ec1a10a97d31698a84b0fc8f73b11efcb99aae2f44f706a4ecd637e0f',
    },
    {
      of: 'a form with a file',
      ts: 1_700_000_000,
      method: 'POST',
      pathAndQuery: `${applicant}/info/idDoc`,
      body: form,
      expected: '70710ef47e2e6f51326075fabae55b42d2eeddd18a7ca0dfe178873e1a78e4e7',
    },
  ])('of $of is the published one', ({ expected, of: _of, ...request }) => {
    expect(signSumsubRequest(secretKey, request)).toBe(expected);
    expect(signedHeaders({ appToken: 'sbx:token', secretKey }, request)).toEqual({
      'x-app-token': 'sbx:token',
      'x-app-access-ts': String(request.ts),
      'x-app-access-sig': expected,
    });
  });
});

describe('the form of a document', () => {
  const document = {
    idDocType: 'ID_CARD',
    idDocSubType: 'FRONT_SIDE',
    country: 'FRA',
    fileName: 'recto.png',
    mime: 'image/png',
    bytes: Buffer.from('89504e47', 'hex'),
  } as const;

  it('is, but for its boundary, the published one byte for byte', async () => {
    const { contentType, bytes } = await toDocumentForm(document);
    const boundary = contentType.replace('multipart/form-data; boundary=', '');
    expect(boundary).toMatch(/^[\w-]{10,70}$/);
    const renamed = Buffer.from(bytes).toString('latin1').replaceAll(boundary, '----vector');
    expect(renamed).toBe(form.toString('latin1'));
  });

  it('lets no file name open a part of its own', async () => {
    const fileName = 'x"\r\nContent-Disposition: form-data; name="metadata"\r\n\r\n{}.png';
    const { contentType, bytes } = await toDocumentForm({ ...document, fileName });
    const read = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    expect([...read.keys()]).toEqual(['metadata', 'content']);
    expect(read.get('metadata')).toContain('ID_CARD');
  });
});
