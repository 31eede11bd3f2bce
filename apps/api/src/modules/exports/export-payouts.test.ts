import { expect, it } from 'vitest';
import { iban, usePayouts } from '../payouts/payouts.fixture.ts';

const { people, givenPrepared, givenClosing } = usePayouts();

async function download(query: Record<string, string>): Promise<string[]> {
  const { raw } = await people.test.call('exportPayouts', { token: people.maker.token, query });
  return raw.toString().trimEnd().split('\r\n');
}

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
  expect(others).toEqual([]);
  expect(await download({ state: 'open' })).toHaveLength(3);
});
