import { sampleContract } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();

async function rowOf(contract: Parameters<typeof sampleContract>[0]) {
  open('/documents', { listContracts: { signatures: [sampleContract(contract)] } });
  return within(await screen.findByRole('region', { name: 'Contrats USDFY' }));
}

describe('the label of a status on « Mes documents »', () => {
  it.each([
    ['pending', 'En attente'],
    ['signed', 'Signé'],
    ['refused', 'Refusé'],
    ['canceled', 'Annulé'],
    ['closed', 'Clôturé'],
  ] as const)('a contract that is %s is labelled « %s »', async (status, word) => {
    expect((await rowOf({ status, payment_status: 'checking' })).getAllByText(word)).not.toHaveLength(0);
  });

  it.each([
    ['waiting', 'En attente'],
    ['proved', 'Preuve déposée'],
    ['checking', 'Vérification en cours'],
    ['paid', 'Payé'],
    ['canceled', 'Annulé'],
  ] as const)('a payment that is %s is labelled « %s »', async (payment_status, word) => {
    expect((await rowOf({ status: 'signed', payment_status })).getAllByText(word)).not.toHaveLength(0);
  });
});
