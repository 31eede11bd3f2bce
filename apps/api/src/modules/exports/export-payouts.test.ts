import { expect, it } from 'vitest';
import { signIn } from '../../testing/people.ts';
import { iban, usePayouts } from '../payouts/payouts.fixture.ts';

const { people, givenPrepared, givenClosing } = usePayouts();

async function download(query: Record<string, string>): Promise<string[]> {
  const { raw } = await people.test.call('exportPayouts', { token: people.maker.token, query });
  return raw.toString().trimEnd().split('\r\n');
}

it('is named for the day in Paris, and stored by no cache', async () => {
  people.test.clock.set('2026-03-02T23:30:00.000Z');
  const { token } = await signIn(people.test, 'admin_yield');
  const { headers } = await people.test.call('exportPayouts', { token });
  expect(headers['content-disposition']).toContain('-2026-03-03.csv');
  expect(headers['cache-control']).toBe('private, no-store');
});

it('writes the filtered payouts for a spreadsheet', async () => {
  await givenPrepared();
  await givenClosing();
  const [head, line, ...others] = await download({ state: 'to_approve', kind: 'closing' });
  expect(head).toBe(
    '\uFEFFÉchéance;Nature;Bénéficiaire;Contrat;Produit;Compte;Frais de sortie;Net à verser;Devise;État;Exécuté le;Référence',
  );
  expect(line).toContain('09/01/2026;Clôture;Mme Odile Carrel;PO-');
  expect(line).toContain(`;USDFY;${iban};`);
  expect(line).toContain(';À valider;');
  expect(others).toEqual(['# Filtres : À valider · Clôture']);
  expect(await download({ state: 'open' })).toHaveLength(4);
});
