import { describe, expect, it } from 'vitest';
import { loadRuntimeConfig, UnreadableConfig } from './runtime-config.ts';

const complete = {
  apiUrl: 'http://localhost:4000',
  siteUrl: 'http://localhost:3000',
  backofficeUrl: 'http://localhost:3001',
  brand: { yield: 'Maison', kaskad: 'Kaskad' },
  defaultCalendlyUrl: '',
  contactLine: 'Exemple SAS, 1 rue de la Paix, Paris',
};

const answering =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

describe('loadRuntimeConfig', () => {
  it('reads addresses and names, an empty booking link being none', async () => {
    await expect(loadRuntimeConfig(answering(complete))).resolves.toEqual({
      ...complete,
      defaultCalendlyUrl: null,
      contactLine: 'Exemple SAS, 1 rue de la Paix, Paris',
    });
  });

  it('names the address that is missing', async () => {
    await expect(loadRuntimeConfig(answering({ ...complete, apiUrl: 'ici' }))).rejects.toThrow('apiUrl');
  });

  it('refuses an answer that is not one', async () => {
    await expect(loadRuntimeConfig(answering(complete, 500))).rejects.toBeInstanceOf(UnreadableConfig);
    await expect(loadRuntimeConfig(async () => new Response('<!doctype html>'))).rejects.toBeInstanceOf(
      UnreadableConfig,
    );
    await expect(loadRuntimeConfig(() => Promise.reject(new TypeError('offline')))).rejects.toBeInstanceOf(
      UnreadableConfig,
    );
  });
});
