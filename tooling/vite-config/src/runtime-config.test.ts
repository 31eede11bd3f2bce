import { describe, expect, it } from 'vitest';
import { runtimeConfig } from './runtime-config.ts';

describe('the configuration served to the applications in development', () => {
  it('points at this machine when the environment says nothing', () => {
    expect(runtimeConfig({})).toEqual({
      apiUrl: 'http://localhost:4000',
      siteUrl: 'http://localhost:3000',
      backofficeUrl: 'http://localhost:3001',
      brand: { yield: 'Yield', kaskad: 'Kaskad' },
      defaultCalendlyUrl: '',
    });
  });

  it('follows the ports of the environment, and full addresses before ports', () => {
    const config = runtimeConfig({ API_PORT: '4100', SITE_PORT: '3100', SITE_URL: 'https://exemple.fr' });
    expect(config.apiUrl).toBe('http://localhost:4100');
    expect(config.siteUrl).toBe('https://exemple.fr');
  });

  it('carries nothing else of the environment', () => {
    expect(JSON.stringify(runtimeConfig({ DATABASE_URL: 'postgres://secret' }))).not.toContain('secret');
  });
});
