import type { KycStatus } from '@repo/domain/kyc';

/** The words of an identity status (D18). */
export const kycStatusLabels: Readonly<Record<KycStatus, string>> = {
  pending: 'En attente',
  started: 'En cours',
  verified: 'Vérifié',
  approved: 'Approuvé',
  failed: 'Échec technique',
  rejected: 'Rejeté',
};
