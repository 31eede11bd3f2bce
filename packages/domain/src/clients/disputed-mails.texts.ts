import type { DisputedMail } from './disputed-mails.ts';

/** What was disputed, for staff. */
export const disputedMailTexts: Readonly<Record<DisputedMail, string>> = {
  newSignIn: 'Connexion',
  passwordChanged: 'Nouveau mot de passe',
  profileCorrected: 'Données corrigées',
  profileChangeRequested: 'Modification du profil demandée',
  profileChangeDecided: 'Modification du profil décidée',
  emailChangePlanned: 'Nouvelle adresse e-mail annoncée',
  emailChanged: 'Nouvelle adresse e-mail',
  twoFactorEnabled: 'Double authentification activée',
  twoFactorDisabled: 'Double authentification désactivée',
  factorAdded: 'Moyen de vérification ajouté',
  factorRemoved: 'Moyen de vérification retiré',
  recoveryCodesRenewed: 'Codes de récupération remplacés',
  recoveryCodeUsed: 'Code de récupération utilisé',
  serviceLinked: 'Service relié',
  serviceUnlinked: 'Service délié',
  payoutDetailsDeclared: 'Nouvelles coordonnées de versement',
  claimWalletAdded: 'Portefeuille ajouté',
  claimWalletProven: 'Portefeuille vérifié',
  deletionRequested: 'Suppression du compte demandée',
};
