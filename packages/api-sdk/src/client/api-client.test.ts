import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMockApi, reply, sampleContract, sampleUser } from '../testing/index.ts';
import { createApiClient } from './api-client.ts';

const baseUrl = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function setUp(handlers: Parameters<typeof createMockApi>[0], token: string | null = 'tok') {
  const mock = createMockApi(handlers);
  server.use(...mock.handlers);
  const onUnauthorized = vi.fn();
  const client = createApiClient({ baseUrl, getToken: () => token, onUnauthorized, readRetries: 0 });
  return { mock, client, onUnauthorized };
}

describe('createApiClient', () => {
  it('sends the token of the session as Bearer and returns the JSON', async () => {
    const { client, mock } = setUp({ getMe: sampleUser() });
    await expect(client.call('getMe')).resolves.toMatchObject({ id: 'usr_camille' });
    expect(mock.requests[0]?.headers.get('authorization')).toBe('Bearer tok');
    mock.assertNoViolations();
  });

  it('sends no Authorization without a session', async () => {
    const { client, mock } = setUp({ listParameters: { parameters: [] } }, null);
    await client.call('listParameters');
    expect(mock.requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('marks the requests that a screen makes by itself, once the host is known to be ours', async () => {
    const { mock } = setUp({ getMe: sampleUser() });
    let isAway = true;
    const client = createApiClient({ baseUrl, getToken: () => 'tok', isBackground: () => isAway });
    await client.call('getMe');
    await client.call('getMe');
    isAway = false;
    await client.call('getMe');
    expect(mock.requests.map(({ headers }) => headers.get('x-background'))).toEqual([null, 'true', null]);
  });

  it('fills the path, drops empty filters and sends an Idempotency-Key', async () => {
    const { client, mock } = setUp({
      listContracts: { signatures: [] },
      closeContract: { signature: sampleContract() },
    });
    await client.call('listContracts', { query: { currency: 'USD', status: '', product: undefined } });
    await client.call('closeContract', { path: { id: 'sig_1' }, idempotencyKey: 'key-12345' });
    expect(mock.requests[0]?.query).toEqual({ currency: 'USD' });
    expect(mock.requests[1]?.path).toEqual({ id: 'sig_1' });
    expect(mock.requests[1]?.headers.get('idempotency-key')).toBe('key-12345');
  });

  it('sends a file as a form', async () => {
    const { client, mock } = setUp({ uploadDocument: { success: true, kyc_status: 'pending' } });
    const file = new File(['x'], 'recto.png', { type: 'image/png' });
    await client.call('uploadDocument', {
      body: { file, doc_type: 'ID_CARD', country: 'FRA', side: 'FRONT_SIDE' },
    });
    const form = mock.requests[0]?.body;
    expect(form instanceof FormData && form.get('side')).toBe('FRONT_SIDE');
  });

  it('downloads a file unchanged, under the name in the response', async () => {
    const { client } = setUp({});
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="mes-donnees.pdf"',
    };
    server.use(
      http.post('*/proxy/personal-data/export', () => new HttpResponse('%PDF-1.7 \u00e9', { headers })),
    );
    const body = { format: 'pdf' } as const;
    const { name, content } = await client.download('exportPersonalData', { body });
    expect(name).toBe('mes-donnees.pdf');
    expect(await content.text()).toBe('%PDF-1.7 \u00e9');
  });

  it('ends the session when its token is refused, not on a refused challenge', async () => {
    const refused = reply(401, { error: 'Veuillez vous connecter.', code: 'unauthenticated' });
    const { client, onUnauthorized } = setUp({ getMe: refused, verifyTwoFactor: refused });
    await expect(client.call('verifyTwoFactor', { token: 'chl', body: { code: '1' } })).rejects.toThrow();
    expect(onUnauthorized).not.toHaveBeenCalled();
    await expect(client.call('getMe')).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('tok');
  });

  it('normalises the field variants of a response', async () => {
    const { client } = setUp({});
    const { product, currency, ...rest } = sampleContract();
    server.use(
      http.get('*/proxy/signatures', () =>
        HttpResponse.json({
          signatures: [{ ...rest, strategy: { title: product }, devise: currency, amount: 15000 }],
        }),
      ),
    );
    const { signatures } = await client.call('listContracts');
    expect(signatures[0]).toMatchObject({ product: 'USDFY', currency: 'EURC', amount: '15000' });
  });

  it('throws on a response with a malformed amount', async () => {
    const { client } = setUp({});
    const body = { signatures: [{ ...sampleContract(), amount: '15 000,00' }] };
    server.use(http.get('*/proxy/signatures', () => HttpResponse.json(body)));
    await expect(client.call('listContracts')).rejects.toMatchObject({
      code: 'malformed_response',
      message: 'Erreur lors de la récupération des signatures',
    });
  });

  it('throws on a response that does not match the spec', async () => {
    const { client } = setUp({});
    server.use(http.get('*/proxy/signatures', () => HttpResponse.json({})));
    await expect(client.call('listContracts')).rejects.toMatchObject({ code: 'malformed_response' });
  });

  it('reports a missing response', async () => {
    const { client } = setUp({});
    server.use(http.get('*/proxy/parameters', () => HttpResponse.error()));
    await expect(client.call('listParameters')).rejects.toMatchObject({
      status: 0,
      code: 'unreachable',
      message: 'Erreur lors du chargement des paramètres.',
    });
  });

  it.each([
    ['a read', 'get', '/proxy/me', 3],
    ['a write', 'post', '/proxy/logout', 1],
  ] as const)('retries %s as often as allowed', async (_what, method, path, times) => {
    let count = 0;
    server.use(
      http[method](`*${path}`, () => {
        count += 1;
        return HttpResponse.json({}, { status: 503, headers: { 'Retry-After': '0' } });
      }),
    );
    const client = createApiClient({ baseUrl, getToken: () => null });
    const call = method === 'get' ? client.call('getMe') : client.call('logout');
    await expect(call).rejects.toMatchObject({ status: 503 });
    expect(count).toBe(times);
  });

  it('rethrows an abort, so that a cancelled query is not a failure', async () => {
    const { client } = setUp({ getMe: sampleUser() });
    const controller = new AbortController();
    controller.abort();
    await expect(client.call('getMe', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
