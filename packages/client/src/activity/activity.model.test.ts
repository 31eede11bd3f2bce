import type { components } from '@repo/api-sdk';
import { describe, expect, it } from 'vitest';
import { activityEntries } from './activity.model.ts';

type DashboardEvent = components['schemas']['Event'];

const event = (
  type: DashboardEvent['type'],
  metadata: DashboardEvent['metadata'] = { strategy_title: 'EURFY' },
  at = '2026-11-18T09:42:00.000Z',
): DashboardEvent => ({ id: `${type} ${at}`, type, occurred_at: at, metadata });

const only = (one: DashboardEvent) => activityEntries([one])[0];

const proof = (payment_method: 'crypto' | 'virement', executed_on: string | null) =>
  only(event('payment_proof_submitted', { payment_method, executed_on }))?.subtitle;

describe('recent activity', () => {
  it.each([
    ['account_created', 'Création de votre compte'],
    ['payment_proof_submitted', 'Preuve de paiement pour EURFY'],
    ['contract_subscribed', 'Souscription EURFY initiée'],
    ['kyc_validated', 'KYC validé'],
    ['contract_closed', 'Contrat EURFY clôturé'],
    ['contract_canceled', 'Contrat EURFY annulé'],
    ['payment_status_checking', 'Contrat EURFY en vérification'],
    ['payment_status_paid', 'Contrat EURFY validé'],
    ['payment_reminder_sent', 'Relance paiement'],
    ['password_reset_admin', 'Mot de passe réinitialisé'],
    ['withdrawal', 'Retrait effectué'],
    ['other', 'Événement'],
    ['contract_signed', 'Contrat EURFY signé'],
  ] as const)('%s is labelled « %s »', (type, title) => {
    expect(only(event(type))?.title).toBe(title);
  });

  it.each([
    ['correction', 'Correction'],
    ['payout', 'Versement'],
    ['proof_refused', 'Preuve refusée'],
    ['signature_awaited', 'Contrat à signer'],
    ['signature_refused', 'Signature refusée'],
    ['appointment', 'Rendez-vous pris'],
    [null, 'Événement'],
  ] as const)('about %s is labelled « %s », with its note', (topic, title) => {
    const entry = only(event('other', { topic, note: 'Note' }));
    expect([entry?.title, entry?.subtitle]).toEqual([title, 'Note']);
  });

  it('shows how and when a proof was paid', () => {
    expect(proof('virement', '2026-11-16')).toBe('Paiement via virement · Exécuté le 16 novembre 2026');
    expect(proof('crypto', '2026-11-01')).toBe('Paiement via crypto · Exécuté le 1er novembre 2026');
    expect(proof('crypto', null)).toBe('Paiement via crypto');
  });

  it('has the note of a withdrawal and of an event', () => {
    for (const type of ['withdrawal', 'other'] as const)
      expect(only(event(type, { note: '998,00 € à vous verser' }))?.subtitle).toBe('998,00 € à vous verser');
    expect(only(event('withdrawal', {}))?.subtitle).toBeNull();
  });

  it('explains « KYC » in plain words', () => {
    expect(only(event('kyc_validated', {}))?.subtitle).toBe('Votre identité a été vérifiée.');
  });

  it('is sorted newest first and dated in Paris', () => {
    const entries = activityEntries([
      event('kyc_validated', {}, '2025-03-02T23:30:00.000Z'),
      event('withdrawal', {}, '2026-11-18T09:42:00.000Z'),
    ]);
    expect(entries.map(({ title, moment }) => [title, moment])).toEqual([
      ['Retrait effectué', '18 novembre 2026 à 10:42'],
      ['KYC validé', '3 mars 2025 à 00:30'],
    ]);
  });
});
