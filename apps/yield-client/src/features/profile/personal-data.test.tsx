import { reply, sampleUser } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();
const user = sampleUser();
const tooMany = reply(429, { error: 'Trop de tentatives. Réessayez dans un instant.', code: 'rate_limited' });

function account() {
  const at = '2026-01-04T09:00:00.000Z';
  const {
    external_user_id: _none,
    is_kyc: _kyc,
    assigned_sales: _adviser,
    profile_change: _change,
    email_confirmed: _confirmed,
    document_expiries: _expiries,
    ...rest
  } = user;
  const columns = Object.entries(rest).filter(([name]) => !/^(kbis|rbe|statuts)_/.test(name));
  const nothing = {
    terms_accepted_at: null,
    signed_in_at: null,
    disabled_at: null,
    locked_at: null,
    kaskad_locked_at: null,
    kaskad_muted_mails: [],
    yield_muted_mails: [],
    notices_read_at: null,
    email_unconfirmed_since: null,
    password_refused_at: null,
    factor_removal_at: null,
    calendly_url: null,
  };
  const texts = { external_user_id: '', company_name: '', registration_number: '', company_type: '' };
  return { ...Object.fromEntries(columns), ...texts, ...nothing, created_at: at, updated_at: at };
}

const lists =
  'kyc_history identity_documents company_documents files contracts po_numbers signature_requests consents payment_proofs payments withdrawals receipts payouts payout_details statement_issues added_documents change_requests timeline kaskad_grants kaskad_claims kaskad_wallets kaskad_payout_details kaskad_investments kaskad_movements kaskad_questions kaskad_invitations kaskad_tests assisted_subscriptions message_threads messages yield_flows sessions access_log codes factors recovery_codes known_origins dispute_links payout_holds mails activity deletion_requests left_out';
const data = () =>
  reply(200, {
    exported_at: '2026-01-04T09:00:00.000Z',
    account: account(),
    applicant: null,
    ...Object.fromEntries(lists.split(' ').map((name) => [name, []])),
  });

const nameOf = (format: 'PDF' | 'JSON') => `Télécharger mes données (${format})`;
const requestExport = async (app: ReturnType<typeof openApp>, format: 'PDF' | 'JSON') =>
  app.user.click(await screen.findByRole('button', { name: nameOf(format) }));

function watchSaving() {
  const made = vi.fn(() => 'blob:file');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  return { made, clicked };
}

describe('the export of personal data', () => {
  it.each(['PDF', 'JSON'] as const)('is saved as %s', async (format) => {
    const { made, clicked } = watchSaving();
    const app = openApp('/profile', { as: user, handlers: { exportPersonalData: data } });
    await requestExport(app, format);
    expect(await screen.findByText('Vos données ont été téléchargées.')).toBeDefined();
    expect(made).toHaveBeenCalledTimes(1);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(app.calls('exportPersonalData').map((call) => call.body)).toEqual([
      { format: format.toLowerCase() },
    ]);
    clicked.mockRestore();
  });

  it('is saved once the password has proved again who is there', async () => {
    const { made, clicked } = watchSaving();
    let isProven = false;
    const app = openApp('/profile', {
      as: user,
      handlers: {
        exportPersonalData: () =>
          isProven ? data() : reply(403, { error: 'Prouvez que c’est vous.', code: 'proof_required' }),
        startStepUp: { methods: ['password'], options: null },
        stepUp: () => {
          isProven = true;
          return { success: true };
        },
      },
    });
    await requestExport(app, 'PDF');
    await app.user.type(await screen.findByLabelText('Votre mot de passe'), 'Demonstration-2026!');
    await app.user.click(screen.getByRole('button', { name: 'Valider' }));
    expect(await screen.findByText('Vos données ont été téléchargées.')).toBeDefined();
    expect(made).toHaveBeenCalledTimes(1);
    expect(app.calls('stepUp').map((call) => call.body)).toEqual([
      { method: 'password', password: 'Demonstration-2026!' },
    ]);
    clicked.mockRestore();
  });

  it('shows why it was refused', async () => {
    const app = openApp('/profile', { as: user, handlers: { exportPersonalData: tooMany } });
    await requestExport(app, 'PDF');
    expect(
      (await screen.findAllByText('Trop de tentatives. Réessayez dans un instant.')).length,
    ).toBeGreaterThan(0);
  });
});
