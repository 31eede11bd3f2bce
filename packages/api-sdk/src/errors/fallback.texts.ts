import type { OperationId } from '../client/operation-types.ts';

interface Fallback {
  /** The server refused without a message. */
  refused: string;
  /** No response. Defaults to `genericTexts.unreachable`. */
  unreachable?: string;
}

/** The default messages. */
export const genericTexts = {
  refused: 'Une erreur est survenue. Réessayez plus tard.',
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  notOffered: 'Ce service ne propose pas cette rubrique.',
  rateLimited: 'Trop de tentatives. Réessayez dans un instant.',
} as const;

/** The message for a link response without a token (R113). */
export const noTokenText = 'Aucun token retourné';

/**
 * The fallback message of each operation (1§8, 2§8), when the server sends none (R148). Where the specification has a
 * variant with and without a full stop, the one without is here and the other in the screen (D21).
 */
export const fallbackTexts: Partial<Record<OperationId, Fallback>> = {
  login: { refused: 'L’adresse mail ou le mot de passe est invalide.' },
  register: { refused: 'Erreur lors de l’inscription' },
  logout: { refused: 'Erreur lors de la déconnexion' },
  changePassword: { refused: 'Le mot de passe n’a pas pu être modifié.' },
  updateMe: { refused: 'Impossible de mettre à jour le profil.' },
  uploadDocument: { refused: 'Erreur lors de l’upload du document' },
  uploadCompanyDocument: { refused: 'Erreur d’upload' },
  requestLinkService: { refused: 'Erreur lors de la demande de liaison' },
  linkService: { refused: 'Erreur lors de la liaison du compte' },
  verifyTwoFactor: { refused: 'Code invalide' },
  resendTwoFactor: { refused: 'Erreur lors du renvoi du code' },
  enableTwoFactor: { refused: 'Erreur lors de l’activation du 2FA' },
  disableTwoFactor: { refused: 'Erreur lors de la désactivation du 2FA' },
  listParameters: {
    refused: 'Impossible de charger les paramètres.',
    unreachable: 'Erreur lors du chargement des paramètres.',
  },
  getDashboard: {
    refused: 'Impossible de charger votre tableau de bord.',
    unreachable: 'Impossible de charger votre tableau de bord.',
  },
  listYieldFlows: {
    refused: 'Impossible de charger les rendements.',
    unreachable: 'Impossible de charger les rendements.',
  },
  listStrategies: { refused: 'Erreur chargement des stratégies' },
  updateStrategy: { refused: 'Erreur lors de la mise à jour du produit' },
  listContracts: { refused: 'Erreur lors de la récupération des signatures' },
  createContract: { refused: 'Erreur lors de la création de la signature' },
  getSignatureStatus: { refused: 'Erreur lors du polling' },
  verifyWallet: { refused: 'Erreur lors de la vérification de l’adresse' },
  getNextPoNumber: { refused: 'Erreur lors de la génération du numéro PO' },
  submitPaymentProof: { refused: 'Impossible d’enregistrer la preuve de paiement' },
  closeContract: { refused: 'Impossible de clôturer le contrat' },
  cancelContract: { refused: 'Impossible d’annuler ce contrat' },
};
