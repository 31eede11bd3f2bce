import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleKaskadClient, usePages } from '../../testing/page-test.tsx';

type DeclaredDetails = OperationOutput<'getKaskadPayoutDetails'>['items'][number];

const open = usePages();
const iban = 'FR1420041010050500013M02606';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const declared: DeclaredDetails = {
  id: 'det_1',
  method: 'rib',
  network: null,
  holder: 'Hugo Delmas',
  account: iban,
  bic: null,
  declared_at: '2026-03-02T09:00:00.000Z',
  usable_from: '2026-03-04T09:00:00.000Z',
  is_usable: false,
  replaced_at: null,
};
const card = async () => within(await screen.findByRole('region', { name: 'Coordonnées de versement' }));
const openProfile = (handlers: object = {}) => open('/profile', { as: sampleKaskadClient(), handlers });

async function typeIban(app: ReturnType<typeof open>) {
  await app.user.click(await screen.findByRole('button', { name: 'Déclarer des coordonnées' }));
  const form = await card();
  expect(form.getByLabelText('Titulaire')).toHaveProperty('value', 'Hugo Delmas');
  await app.user.type(form.getByLabelText('IBAN'), iban);
  await app.user.click(form.getByRole('button', { name: 'Enregistrer' }));
  return form;
}

describe('[B43] « Coordonnées de versement » of an investor', () => {
  it('say when they serve, and from when they are used', async () => {
    openProfile({ getKaskadPayoutDetails: { items: [declared] } });
    const shown = await card();
    expect(shown.getByText(/quand ce compte n’est pas connu/)).toBeDefined();
    expect(plain((await shown.findByText(/utilisable à partir/)).textContent)).toBe(
      'utilisable à partir du 04/03/2026 10:00',
    );
  });

  it('are declared to Kaskad alone', async () => {
    const app = openProfile({ setKaskadPayoutDetails: { items: [declared] } });
    const form = await typeIban(app);
    expect(await screen.findByText(/^Coordonnées enregistrées/)).toBeDefined();
    expect(app.calls('setKaskadPayoutDetails')[0]?.body).toMatchObject({
      method: 'rib',
      network: null,
      account: iban,
    });
    expect(plain((await form.findByText(/FR14/)).textContent)).toContain('Hugo Delmas');
    expect([...app.calls('getPayoutDetails'), ...app.calls('setPayoutDetails')]).toEqual([]);
  });

  it('are refused in words, and what was typed stays', async () => {
    const errors = { account: ['Cet IBAN n’est pas valide.'] };
    const app = openProfile({
      setKaskadPayoutDetails: () => reply(422, { error: 'Refusé', code: 'validation_failed', errors }),
    });
    const form = await typeIban(app);
    expect(await form.findByText('Cet IBAN n’est pas valide.')).toBeDefined();
    expect(form.getByLabelText('IBAN')).toHaveProperty('value', iban);
  });

  it('that could not be loaded may be loaded again', async () => {
    openProfile({ getKaskadPayoutDetails: () => reply(500, { error: 'Erreur', code: 'internal' }) });
    expect(await screen.findByText('Vos coordonnées de versement n’ont pas pu être chargées')).toBeDefined();
  });
});
