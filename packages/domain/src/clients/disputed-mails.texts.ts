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
  factorRemovalPlanned: 'Retrait des moyens de vérification annoncé',
  factorsRemoved: 'Moyens de vérification retirés par l’équipe',
  recoveryCodesRenewed: 'Codes de récupération remplacés',
  recoveryCodeUsed: 'Code de récupération utilisé',
  serviceLinked: 'Service relié',
  serviceUnlinked: 'Service délié',
  payoutDetailsDeclared: 'Nouvelles coordonnées de versement',
  claimWalletAdded: 'Portefeuille ajouté',
  claimWalletProven: 'Portefeuille vérifié',
  claimWalletChosen: 'Portefeuille par défaut changé',
  claimWalletRemoved: 'Portefeuille retiré',
  deletionRequested: 'Suppression du compte demandée',
};
