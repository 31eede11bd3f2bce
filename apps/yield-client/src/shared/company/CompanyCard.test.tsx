import { type MockRequest, reply, sampleUser } from '@repo/api-sdk/testing';
import { useNodeForms } from '@repo/client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();
useNodeForms();

const bare = { kbis_url: null, rbe_url: null, statuts_url: null };
const company = sampleUser({
  is_company: true,
  ...bare,
  kbis_validated: null,
  rbe_validated: null,
  statuts_validated: null,
});
const types = ['kbis', 'rbe', 'statuts'] as const;
const typeOf = ({ body }: MockRequest) =>
  types.find((type) => body instanceof FormData && body.get('doc_type') === type) ?? 'kbis';
const filed = { url: 'http://api.test/files/f', status: 'checking' as const };
const tooLarge = reply(413, { error: 'Fichier trop lourd.', code: 'documents.too_large' });

/** Chooses these documents and presses « Valider »; the server refuses some. */
async function send(chosen: readonly number[], refused: readonly string[] = []) {
  const app = openApp('/profile', {
    as: company,
    handlers: {
      uploadCompanyDocument: (request) =>
        refused.includes(typeOf(request))
          ? tooLarge
          : { success: true, data: { ...filed, doc_type: typeOf(request) } },
    },
  });
  await screen.findByRole('button', { name: 'Valider' });
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
  expect(inputs).toHaveLength(3);
  for (const index of chosen) {
    await app.user.upload(
      inputs[index]!,
      new File(['x'], `document-${index}.pdf`, { type: 'application/pdf' }),
    );
  }
  await app.user.click(screen.getByRole('button', { name: 'Valider' }));
  return { app, sent: () => app.calls('uploadCompanyDocument').map(typeOf) };
}

const isHeldBack = () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

describe('the documents of a company, sent from the profile', () => {
  it('are sent in one call each, in order, with « Documents envoyés ! » once all are stored', async () => {
    const { app, sent } = await send([0, 1, 2]);
    expect(await screen.findByText('Documents envoyés !')).toBeDefined();
    expect(sent()).toEqual(['kbis', 'rbe', 'statuts']);
    await waitFor(() => expect(screen.queryByText('document-0.pdf')).toBeNull());
    expect(app.calls('getMe').length).toBeGreaterThan(1);
  });

  it('are all tried, and those that failed are named and stay selected', async () => {
    const { sent } = await send([0, 1, 2], ['kbis', 'statuts']);
    const said = 'Erreur sur certains documents : KBIS, Statuts signés';
    expect(await screen.findByText(said)).toBeDefined();
    expect(sent()).toEqual(['kbis', 'rbe', 'statuts']);
    expect(screen.getByText('document-0.pdf')).toBeDefined();
    expect(screen.queryByText('document-1.pdf')).toBeNull();
  });

  it('confirm before chosen files are left, which a reload loses, and not once they are sent', async () => {
    await send([0, 1], ['rbe']);
    await screen.findByText('Erreur sur certains documents : RBE');
    await waitFor(() => expect(isHeldBack()).toBe(true));
    cleanup();
    await send([0]);
    await screen.findByText('Documents envoyés !');
    await waitFor(() => expect(isHeldBack()).toBe(false));
  });

  it.each([
    [null, 'Expire le 12 mars 2026.', 0],
    ['soon', 'Expire le 12 mars 2026 : vous pouvez déjà envoyer le nouveau.', 1],
    ['expired', 'A expiré le 12 mars 2026 : envoyez-en un nouveau.', 1],
  ] as const)('say until when one is good, and open again once it expires: %s', async (step, said, zones) => {
    const approved = { url: 'http://api.test/files/f', validated: 'approved' as const };
    openApp('/profile', {
      as: sampleUser({
        is_company: true,
        kbis_url: approved.url,
        kbis_validated: approved.validated,
        rbe_url: approved.url,
        rbe_validated: approved.validated,
        statuts_url: approved.url,
        statuts_validated: approved.validated,
        document_expiries: [{ document: 'kbis', last_day: '2026-03-12', step }],
      }),
    });
    expect(await screen.findByText(said)).toBeDefined();
    expect(document.querySelectorAll('input[type=file]')).toHaveLength(zones);
  });

  it('show why the only one failed', async () => {
    const { sent } = await send([1], ['rbe']);
    expect(await screen.findByText('Erreur lors de l’upload : Fichier trop lourd.')).toBeDefined();
    expect(sent()).toEqual(['rbe']);
  });

  it('are sent again from the waiting screen, while the identity is not validated', async () => {
    const url = 'http://api.test/files/f';
    const app = openApp('/profile', {
      as: sampleUser({
        is_kyc: false,
        kyc_status: 'pending',
        is_company: true,
        kbis_url: url,
        kbis_validated: 'rejected',
        kbis_reason: 'Le document date de plus de 3 mois.',
        rbe_url: url,
        rbe_validated: 'checking',
        statuts_url: url,
        statuts_validated: 'approved',
      }),
      handlers: { uploadCompanyDocument: { success: true, data: { ...filed, doc_type: 'kbis' } } },
    });
    await app.heading('Votre compte est actif');
    expect(await screen.findByText(/^Des documents de votre société sont à renvoyer/)).toBeDefined();
    expect(screen.getByText('Motif : Le document date de plus de 3 mois.')).toBeDefined();
    const [input, ...others] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    expect(others).toEqual([]);
    await app.user.upload(input!, new File(['x'], 'kbis.pdf', { type: 'application/pdf' }));
    await app.user.click(screen.getByRole('button', { name: 'Valider' }));
    expect(await screen.findByText('Documents envoyés !')).toBeDefined();
    expect(app.calls('uploadCompanyDocument').map(typeOf)).toEqual(['kbis']);
  });
});
