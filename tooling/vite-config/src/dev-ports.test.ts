import { expect, it } from 'vitest';
import { devPort } from './dev-ports.ts';

it('the development servers listen on the ports of the settings, each on its own', () => {
  const env = { SITE_PORT: '4100', BACKOFFICE_PORT: '' };
  expect(devPort('SITE_PORT', env)).toBe(4100);
  expect(devPort('BACKOFFICE_PORT', env)).toBe(3001);
  expect(devPort('KASKAD_PORT', env)).toBe(3002);
});
