import { describe, expect, it } from 'vitest';
import { auditActionText, auditFieldText, auditObjectName, auditValueText } from './audit.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the words of the trail', () => {
  it('are those of an action, and its code where there are none', () => {
    expect(['contract.signed', 'value.corrected', 'old.code', 'toString'].map(auditActionText)).toEqual([
      'Contrat signé',
      'Valeur corrigée',
      'old.code',
      'toString',
    ]);
  });

  it.each([
    ['list', 'contracts', 'Souscriptions'],
    ['parameter', 'FOOTER_EXIT_FEE', 'Frais de sortie'],
    ['parameter', 'OLD_KEY', undefined],
    ['strategy', 'contracts', undefined],
  ])('of the object %s %s are « %s »', (type, id, expected) => {
    expect(auditObjectName(type, id)).toBe(expected);
  });

  it.each([
    ['iban', 'IBAN'],
    ['rib.iban', 'Virement, IBAN'],
    ['payment.amount', 'Paiement, montant'],
    ['mapping.dateColumn', 'Colonnes, colonne de la date'],
    ['unknown.amount', 'unknown, montant'],
  ])('of the field %s are « %s »', (field, expected) => {
    expect(auditFieldText(field)).toBe(expected);
  });

  it.each([
    ['amount', '15000.25', '15 000,25'],
    ['amount', '-1.5', '−1,5'],
    ['value_date', '2026-01-05', '05/01/2026'],
    ['value_date', '2026-13-05', '2026-13-05'],
    ['usable_from', '2026-01-05T10:00:00.000Z', '05/01/2026 11:00'],
    ['status', 'signed', 'Signé'],
    ['payment.status', 'closed', 'Clôturé'],
    ['status', 'archived', 'Archivé'],
    ['offer', 'closed', 'Fermées'],
    ['kind', 'strategy.payment_details', 'Coordonnées de paiement d’un produit'],
    ['kind', 'fx_crypto', 'fx_crypto'],
    ['payment_status', 'checking', 'Vérification en cours'],
    ['kyc_status', 'rejected', 'Rejetée'],
    ['can_access_kaskad', 'true', 'Oui'],
    ['note', 'deleted', 'supprimée'],
    ['methods', 'password, code', 'mot de passe, code'],
    ['reference', '1.2.3', '1.2.3'],
    ['reference', 'PO-2026-0001', 'PO-2026-0001'],
  ])('of the field %s with %s are %s', (field, value, expected) => {
    expect(plain(auditValueText(field, value))).toBe(expected);
  });
});
