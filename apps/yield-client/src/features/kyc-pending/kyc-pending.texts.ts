import { NBSP } from '@repo/domain/format';
import type { KycStatus } from '@repo/domain/kyc';

export const kycPendingTexts = {
  title: {
    open: 'Votre compte est actif',
    rejected: 'Votre identité n’a pas été validée',
  },
  status: `État de la vérification${NBSP}:`,
  explanation:
    'Vos espaces s’ouvriront dès que votre identité sera validée. Pour faire avancer votre dossier, contactez l’équipe commerciale.',
  examined: 'En cours d’examen',
  examinedHelp:
    'Tout ce que vous avez envoyé nous est parvenu et est en cours d’examen. Vous n’avez rien à faire\u00a0: un e-mail vous avertira dès que votre identité sera validée, ou si une pièce est à renvoyer.',
  documentsToSend:
    'Des documents de votre société sont à renvoyer. Choisissez ci-dessous les fichiers corrigés, puis validez.',
  resume: 'Continuer la vérification',
  refresh: 'Vérifier à nouveau',
  refreshing: 'Vérification…',
  unchanged: 'La validation est toujours en attente.',
  refreshFailed: 'Le serveur ne répond pas. Réessayez dans un instant.',
  backToRound: 'Revenir à la levée',
  otherService: (kaskad: string) => `Aller sur ${kaskad}`,
} as const;

/** What the screen says first, by identity status. */
export const kycPendingSubtitles: Readonly<Record<KycStatus | 'examined', string>> = {
  pending: 'La validation de votre identité (KYC) est en attente.',
  started: 'La vérification de votre identité (KYC) est commencée.',
  examined: 'Votre identité (KYC) est en cours d’examen.',
  verified: 'Votre identité (KYC) est vérifiée.',
  approved: 'Votre identité (KYC) est validée.',
  failed: 'La vérification de votre identité (KYC) a échoué pour une raison technique.',
  rejected: 'La vérification de votre identité (KYC) a été refusée.',
};

/** The label of each identity status (D18). */
export const kycStatusLabels: Readonly<Record<KycStatus, string>> = {
  pending: 'En attente',
  started: 'En cours',
  verified: 'Vérifié',
  approved: 'Approuvé',
  failed: 'Échec technique',
  rejected: 'Rejeté',
};
