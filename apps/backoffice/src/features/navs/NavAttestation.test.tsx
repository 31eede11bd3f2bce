import type { OperationOutput } from '@repo/api-sdk';
import { reply, sampleStrategy } from '@repo/api-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const calendar: OperationOutput<'getNavCalendar'> = { month: '2026-01', today: '2026-01-31', strategies: [] };

it('downloads the attestation of a strategy and days, and reports a refusal', async () => {
  const none = reply(404, {
    error: 'Aucune VL de cette stratégie n’est publiée sur ces jours.',
    code: 'nav_attestation.no_nav',
  });
  const { user, calls } = open('/admin/navs', {
    as: sampleAdmin(),
    handlers: {
      getNavCalendar: calendar,
      listStrategies: { strategies: [sampleStrategy({ id: 'usdfy', title: 'USDFY' })] },
      downloadNavAttestation: none,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Attestation' }));
  const button = await screen.findByRole('button', { name: 'Télécharger le PDF' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
  expect(await screen.findByText('Aucune VL de cette stratégie n’est publiée sur ces jours.')).toBeDefined();
  expect(calls('downloadNavAttestation')[0]?.query).toMatchObject({ strategy_id: 'usdfy' });
});
