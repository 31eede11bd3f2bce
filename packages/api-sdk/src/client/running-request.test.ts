// The server refuses the repeat of a write that is still running (409 `idempotency_running`): the client waits for its result.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const conflict = (code: string, retryAfter: string) =>
  Response.json({ error: 'Conflit', code }, { status: 409, headers: { 'retry-after': retryAfter } });
const running = () => conflict('idempotency_running', '1');
const contract = { po_number: null, iframe_url: 'http://api.test/frame', signature_id: 'sig_1' };
const created = () => Response.json(contract);

const body = {
  user_id: 'usr_camille',
  strategy_id: 'usdfy',
  contract_amount: '15000',
  contract_devise: 'EURO',
  contract_payment_method: 'rib',
} as const;

/** Responds with each of `responses` in turn, and with the last one from then on. */
function setUp(...responses: (() => Response)[]) {
  const requests: { key: string | null; body: string }[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push({ key: request.headers.get('idempotency-key'), body: await request.text() });
    return (responses[requests.length - 1] ?? responses.at(-1) ?? running)();
  };
  const client = createApiClient({ baseUrl: 'http://api.test', getToken: () => 'tok', fetch });
  /** The result or the error. */
  const create = (signal?: AbortSignal): Promise<unknown> =>
    client
      .call('createContract', { body, idempotencyKey: 'key-12345', ...(signal && { signal }) })
      .catch((error: unknown) => error);
  return { create, requests };
}

describe('a write that is still running', () => {
  it('is repeated under its key after Retry-After, until its first result is there', async () => {
    const { create, requests } = setUp(() => conflict('idempotency_running', '2'), running, created);
    const call = create();
    await vi.advanceTimersByTimeAsync(1900);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await call).toEqual(contract);
    const sent = { key: 'key-12345', body: JSON.stringify(body) };
    expect(requests).toEqual([sent, sent, sent]);
  });

  it.each(['1', '0', '3600'])('is not waited for without end when Retry-After is %s', async (seconds) => {
    const { create, requests } = setUp(() => conflict('idempotency_running', seconds));
    const call = create();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(await call).toMatchObject({ status: 409, code: 'idempotency_running' });
    expect(requests.length).toBeLessThanOrEqual(11);
    expect(requests.length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ['another conflict', () => conflict('conflict', '0')],
    [
      'a server that is not available',
      () => Response.json({}, { status: 503, headers: { 'retry-after': '0' } }),
    ],
    ['a lost connection', () => Response.error()],
  ])('is told from %s, which is not repeated', async (_what, response) => {
    const { create, requests } = setUp(response);
    const call = create();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(await call).toBeInstanceOf(Error);
    expect(requests).toHaveLength(1);
  });

  it('is no longer waited for once the caller aborts', async () => {
    const { create, requests } = setUp(running);
    const controller = new AbortController();
    const call = create(controller.signal);
    await vi.advanceTimersByTimeAsync(500);
    controller.abort();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(1);
  });
});
