import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const as = sampleAdmin({ role: 'super_admin' });
const at = '/admin/audit';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

type Entry = OperationOutput<'listAudit'>['items'][number];
const entry: Entry = {
  id: '12',
  occurred_at: '2026-01-08T09:00:00.000Z',
  actor: 'Marc Vidal',
  actor_role: 'admin_yield',
  action: 'strategy.updated',
  object_type: 'strategy',
  object_id: 'usdfy',
  object_name: 'USDFY',
  changes: [
    { field: 'iban', before: 'FR14 •••• 2606', after: 'FR76 •••• 0189' },
    { field: 'bank', before: 'Banque A', after: null },
    { field: 'payment.amount', before: '0.25', after: '2026-01-08' },
    { field: 'change_request', before: null, after: 'chg_1' },
  ],
  ip: '192.0.2.9',
  request_id: 'req_42',
  is_erased: false,
};
const page = (items: readonly Entry[], total = items.length): OperationOutput<'listAudit'> => ({
  items: [...items],
  total,
  is_total_exact: true,
  page: 1,
  page_size: 25,
});
const verification = (
  change: Partial<OperationOutput<'verifyAudit'>> = {},
): OperationOutput<'verifyAudit'> => ({
  verified: 18_204,
  total: 18_204,
  head: 'a'.repeat(64),
  is_done: true,
  fault: null,
  noted: { link: 18_000, at: '2026-01-08T02:00:00.000Z' },
  stamped: { link: 17_000, at: '2026-01-07T02:10:00.000Z' },
  ...change,
});

describe('the audit trail', () => {
  it('shows who did what, before and after, in French', async () => {
    const shut: Entry = {
      ...entry,
      id: '11',
      actor: null,
      actor_role: null,
      action: 'old.code',
      object_type: 'contract',
      object_id: 'c1',
      object_name: 'PO-2026-0042',
      changes: [],
      is_erased: true,
    };
    open(at, { as, handlers: { listAudit: page([entry, shut]) } });
    await screen.findByRole('link', { name: 'PO-2026-0042' });
    const [first, second] = screen.getAllByRole('row').slice(1);
    const cells = plain(first?.textContent);
    for (const part of [
      'Produit modifié',
      'Marc Vidal',
      'USDFY',
      'IBAN FR14 •••• 2606 → FR76 •••• 0189',
      'Banque Banque A → vide',
      'Paiement, montant 0,25 → 08/01/2026',
      '192.0.2.9',
    ])
      expect(cells).toContain(part);
    expect(plain(second?.textContent)).toMatch(/old\.code.*Système.*Valeurs effacées avec le compte/);
    expect(screen.getByRole('link', { name: 'Voir la demande' }).getAttribute('href')).toBe(
      '/admin/a-valider/chg_1',
    );
    const link = within(second ?? document.body).getByRole('link', { name: 'PO-2026-0042' });
    expect(link.getAttribute('href')).toBe('/admin/souscriptions/c1');
  });

  it('requests the filters of its address, and says that none match', async () => {
    const { calls } = open(`${at}?action=strategy.updated&objet=strategy&recherche=vidal&du=2026-01-01`, {
      as,
      handlers: { listAudit: page([]) },
    });
    await screen.findByText('Aucun résultat pour ces filtres');
    expect(calls('listAudit')[0]?.query).toMatchObject({
      action: 'strategy.updated',
      object_type: 'strategy',
      q: 'vidal',
      from: '2026-01-01',
    });
  });
});

describe('« Vérifier l’intégrité »', () => {
  it('[A60] goes part by part to the end of the chain, and says what it found', async () => {
    const parts = [verification({ verified: 10_000, is_done: false }), verification()];
    const asked: unknown[] = [];
    const { user } = open(at, {
      as,
      handlers: {
        listAudit: page([entry]),
        verifyAudit: ({ query }) => {
          asked.push(query['after']);
          return parts[asked.length - 1] ?? verification();
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Vérifier l’intégrité' }));
    const verdict = await screen.findByText(/Chaîne intacte/);
    expect(plain(verdict.textContent)).toBe('Chaîne intacte : 18 204 entrées');
    expect(screen.getByText(/celle que la vérification de la nuit a notée le 08\/01\/2026/)).toBeDefined();
    const stamp = screen.getByText(/ont été horodatées par une autorité le 07\/01\/2026/);
    expect(plain(stamp.textContent)).toContain('L’entrée n° 17 000 et celles qui la précèdent');
    expect(asked.map(Number)).toEqual([0, 10_000]);
  });

  it('shows as an error a time stamp that is not of its head', async () => {
    const { user } = open(at, {
      as,
      handlers: {
        listAudit: page([entry]),
        verifyAudit: verification({ stamped: { link: 17_000, at: null } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Vérifier l’intégrité' }));
    expect(plain((await screen.findByRole('alert')).textContent)).toContain(
      'l’horodatage de l’entrée n° 17 000 n’est pas le sien',
    );
  });

  it('[A60] names the row of a fault', async () => {
    const fault = { problem: 'changed', row: 12, link: 9 } as const;
    const { user } = open(at, {
      as,
      handlers: { listAudit: page([entry]), verifyAudit: verification({ fault, noted: null }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Vérifier l’intégrité' }));
    expect(plain((await screen.findByRole('alert')).textContent)).toContain(
      'Entrée n° 12 : elle ou son maillon a été modifié.',
    );
  });

  it('that fails can be run again', async () => {
    const { user } = open(at, {
      as,
      handlers: {
        listAudit: page([entry]),
        verifyAudit: () => reply(500, { code: 'internal', error: 'Une erreur est survenue.' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Vérifier l’intégrité' }));
    await screen.findByText('La vérification n’a pas pu aller jusqu’au bout');
    expect(screen.getByRole('button', { name: 'Vérifier l’intégrité' })).toBeDefined();
  });
});
