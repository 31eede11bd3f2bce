import type { OperationOutput } from '@repo/api-sdk';
import { sampleContract } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();
const paid = sampleContract({
  payment_status: 'paid',
  payment_recorded_at: '2026-01-05',
  gross_invested_amount: '15000',
  total_amount: '15100',
});
const statements = { statements: [], next: null, replaced: [] };
const yearly = { documents: [{ kind: 'tax_file' as const, year: 2025, is_over: true }] };
const links = async () =>
  within(await screen.findByRole('navigation', { name: 'Sur cette page' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the links to the parts of « Mes documents »', () => {
  it('lead to each part that the page has, tax papers included', async () => {
    open('/documents', {
      listContracts: { signatures: [paid] },
      listStatements: { ...statements, next: { period: '2026-02', available_on: '2026-03-01' } },
      listYearlyDocuments: yearly,
    });
    const found = await links();
    expect(found).toEqual([
      ['Rendements', '#rendements'],
      ['Relevés', '#releves'],
      ['Frais et fiscalité', '#documents-de-l-annee'],
      ['Reçus', '#recus'],
    ]);
    await screen.findByRole('region', { name: 'Reçus' });
    await screen.findByText('Dossier fiscal 2025');
    for (const [, href] of found) expect(document.querySelector(href ?? ''), href ?? '').not.toBeNull();
  });

  it('name neither receipts nor yearly documents before a payment', async () => {
    open('/documents', { listContracts: { signatures: [sampleContract()] } });
    expect((await links()).map(([name]) => name)).toEqual(['Rendements', 'Relevés']);
  });
});

describe('the parts of « Mes documents »', () => {
  it('render once what is above them is known, so that nothing moves', async () => {
    const flows = Promise.withResolvers<OperationOutput<'listYieldFlows'>>();
    const listed = Promise.withResolvers<typeof statements>();
    open('/documents', {
      listContracts: { signatures: [paid] },
      listYieldFlows: () => flows.promise,
      listStatements: () => listed.promise,
    });
    await screen.findByRole('region', { name: 'Historique des rendements' });
    expect(screen.queryByRole('region', { name: 'Relevés' })).toBeNull();
    flows.resolve({ performance_flows: { strategies: {} } });
    await screen.findByRole('region', { name: 'Relevés' });
    expect(screen.queryByRole('region', { name: 'Reçus' })).toBeNull();
    listed.resolve(statements);
    await screen.findByRole('region', { name: 'Reçus' });
    await waitFor(() => expect(document.querySelector('[data-waiting="true"]')).toBeNull());
  });
});
