import { expect, it, vi } from 'vitest';
import { sampleContract } from '../testing/index.ts';
import { createApiClient } from './api-client.ts';

vi.mock('../normalise/decoders.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('sends no write without its decoder, so that it cannot succeed and be reported as failed', async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ signature: sampleContract() })));
  const client = createApiClient({ baseUrl: 'http://api.test', getToken: () => 'tok', fetch });
  await expect(client.call('closeContract', { path: { id: 'sig_1' } })).rejects.toThrow();
  // Lets a pending request be sent.
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetch).not.toHaveBeenCalled();
});
