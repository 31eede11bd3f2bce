import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();

it.each([
  ['0123456ab', 'Version 0.1.0 · 0123456ab'],
  [null, 'Version 0.1.0'],
])('the foot of each screen shows the version and the commit %s', async (commit, line) => {
  const getLiveness = { status: 'ok' as const, version: '0.1.0', commit };
  open('/admin/users', { as: sampleAdmin(), handlers: { getLiveness } });
  expect(await within(await screen.findByRole('contentinfo')).findByText(line)).toBeDefined();
});

it('the foot stays empty when the version cannot be fetched', async () => {
  const { calls } = open('/admin/users', {
    as: sampleAdmin(),
    handlers: { getLiveness: reply(500, { error: 'Panne', code: 'internal' }) },
  });
  const foot = await screen.findByRole('contentinfo');
  await expect.poll(() => calls('getLiveness').length).toBeGreaterThan(0);
  expect(foot.textContent).toBe('');
});
