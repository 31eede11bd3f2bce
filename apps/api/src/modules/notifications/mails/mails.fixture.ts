// One mail of each kind, and what it must contain.
import { accessMails } from './access-mails.fixture.ts';
import { claimMails } from './claim-mails.fixture.ts';
import { contractMails, type Expected } from './contract-mails.fixture.ts';
import { delegationMails } from './delegation-mails.fixture.ts';
import { disputeMails } from './dispute-mails.fixture.ts';
import { documentMails } from './document-mails.fixture.ts';
import { factorMails } from './factor-mails.fixture.ts';
import { grantMails } from './grant-mails.fixture.ts';
import { investmentMails } from './investment-mails.fixture.ts';
import type { MailKind } from './mail-data.ts';
import type { Mail } from './mails.ts';
import { paymentMails } from './payment-mails.fixture.ts';
import { welcomeMails } from './welcome-mails.fixture.ts';

const notMine = 'Si vous n’êtes pas à l’origine de ce changement';

export const expectedMails: { [Kind in MailKind]: [mail: Mail<Kind>, expected: Expected] } = {
  code: [
    { kind: 'code', data: { code: '482913', purpose: 'login' } },
    {
      subject: 'Votre code de connexion Yield',
      says: ['Saisissez ce code pour terminer votre connexion à Yield.', '482913', 'valable 10 minutes'],
      leadsTo: null,
    },
  ],
  resetPassword: [
    { kind: 'resetPassword', data: { token: 'usr_abc-DEF_123', isByStaff: false } },
    {
      subject: 'Réinitialisation de votre mot de passe Yield',
      says: ['Le lien ci-dessous est valable une heure', 'https://exemple.fr/reset-password#usr_abc-DEF_123'],
      leadsTo: 'https://exemple.fr/reset-password#usr_abc-DEF_123',
    },
  ],
  registrationAttempt: [
    { kind: 'registrationAttempt', data: null },
    {
      subject: 'Tentative d’inscription chez Yield',
      says: ['Quelqu’un a tenté de créer un compte Yield avec votre adresse, qui en a déjà un.'],
      leadsTo: 'https://exemple.fr/login',
    },
  ],
  accountLocked: [
    { kind: 'accountLocked', data: null },
    {
      subject: 'L’accès à votre compte Yield est suspendu',
      says: ['toutes vos sessions ont été fermées', 'Pour le rétablir, contactez-nous.'],
      leadsTo: null,
    },
  ],
  accountUnlocked: [
    { kind: 'accountUnlocked', data: null },
    {
      subject: 'L’accès à votre compte Yield est rétabli',
      says: ['Vous pouvez de nouveau vous connecter à votre compte Yield.'],
      leadsTo: 'https://exemple.fr/login',
    },
  ],
  devicesSignedOut: [
    { kind: 'devicesSignedOut', data: null },
    {
      subject: 'Vos appareils ont été déconnectés de votre compte Yield',
      says: ['a déconnecté tous les appareils', 'Votre mot de passe n’a pas changé'],
      leadsTo: 'https://exemple.fr/login',
    },
  ],
  profileCorrected: [
    { kind: 'profileCorrected', data: { fields: ['Téléphone', 'Ville'] } },
    {
      subject: 'Vos données ont été corrigées sur votre compte Yield',
      says: ['téléphone et ville.', 'Si vous n’attendiez pas cette correction, utilisez le lien'],
      leadsTo: 'https://exemple.fr/profile',
    },
  ],
  profileChangeRequested: [
    { kind: 'profileChangeRequested', data: { fields: ['Nom', 'Téléphone'] } },
    {
      subject: 'Une modification de votre profil Yield est demandée',
      says: [
        'nom et téléphone.',
        'aucun contrat ne peut être signé',
        'utilisez le lien «\u00a0Ce n’est pas moi\u00a0»',
      ],
      leadsTo: 'https://exemple.fr/profile',
    },
  ],
  profileChangeDecided: [
    {
      kind: 'profileChangeDecided',
      data: { fields: ['Nom'], state: 'refused', reason: 'Justificatif illisible' },
    },
    {
      subject: 'La modification de votre profil Yield n’est pas faite',
      says: ['Notre équipe a refusé la modification demandée (nom)', 'Justificatif illisible'],
      leadsTo: 'https://exemple.fr/profile',
    },
  ],
  documentExpiring: [
    {
      kind: 'documentExpiring',
      data: { document: 'KBIS', day: '15 mars 2026', isExpired: false, isIdentity: false },
    },
    {
      subject: 'KBIS\u00a0: à renouveler avant le 15 mars 2026',
      says: ['valable jusqu’au 15 mars 2026', 'Envoyez le nouveau depuis votre profil.'],
      leadsTo: 'https://exemple.fr/profile',
    },
  ],
  accessChanged: [
    { kind: 'accessChanged', data: { changes: [['Accès à Kaskad', 'Oui']] } },
    {
      subject: 'Les accès de votre compte Yield ont changé',
      says: ['Accès à Kaskad', 'Oui', 'Si vous n’attendiez pas ce changement, contactez-nous.'],
      leadsTo: 'https://exemple.fr/profile',
    },
  ],
  emailChangePlanned: [
    { kind: 'emailChangePlanned', data: { from: '7 janvier 2026 à 11:00' } },
    {
      subject: 'L’adresse e-mail de votre compte Yield va changer',
      says: ['remplacera l’adresse actuelle le 7 janvier 2026 à 11:00', 'elle sera arrêtée'],
      leadsTo: null,
    },
  ],
  emailChangeStopped: [
    { kind: 'emailChangeStopped', data: null },
    {
      subject: 'L’adresse e-mail de votre compte Yield ne change pas',
      says: ['l’adresse actuelle reste la seule utilisée'],
      leadsTo: null,
    },
  ],
  emailChanged: [
    { kind: 'emailChanged', data: null },
    {
      subject: 'L’adresse e-mail de votre compte Yield a changé',
      says: ['toutes vos sessions ont été fermées', 'utilisez le lien «\u00a0Ce n’est pas moi\u00a0»'],
      leadsTo: 'https://exemple.fr/login',
    },
  ],
  twoFactorEnabled: [
    { kind: 'twoFactorEnabled', data: null },
    {
      subject: 'La double authentification de votre compte Yield est activée',
      says: ['sera désormais demandé à chaque connexion', 'Vos autres sessions ont été fermées', notMine],
      leadsTo: null,
    },
  ],
  twoFactorDisabled: [
    { kind: 'twoFactorDisabled', data: null },
    {
      subject: 'La double authentification de votre compte Yield est désactivée',
      says: ['Votre mot de passe suffit désormais', 'Vos autres sessions ont été fermées', notMine],
      leadsTo: null,
    },
  ],
  serviceLinked: [
    { kind: 'serviceLinked', data: { service: 'Kaskad' } },
    {
      subject: 'Kaskad est relié à votre compte',
      says: ['Votre compte ouvre désormais aussi Kaskad', notMine],
      leadsTo: null,
    },
  ],
  serviceUnlinked: [
    { kind: 'serviceUnlinked', data: { service: 'Kaskad' } },
    {
      subject: 'Kaskad n’est plus relié à votre compte',
      says: ['Votre compte n’ouvre plus Kaskad et vos autres sessions ont été fermées.', notMine],
      leadsTo: null,
    },
  ],
  deletionRequested: [
    { kind: 'deletionRequested', data: { day: '21 décembre 2026' } },
    {
      subject: 'La suppression de votre compte Yield est demandée',
      says: ['sera fermé le 21 décembre 2026', 'Si vous n’êtes pas à l’origine de cette demande'],
      leadsTo: 'https://exemple.fr/profile',
    },
  ],
  deletionCanceled: [
    { kind: 'deletionCanceled', data: null },
    {
      subject: 'Votre compte Yield est conservé',
      says: ['reste ouvert, avec toutes ses données'],
      leadsTo: null,
    },
  ],
  deletionBlocked: [
    { kind: 'deletionBlocked', data: { blockers: ['USDFY (PO-2026-0001), en cours, à clôturer'] } },
    {
      subject: 'Votre compte Yield n’a pas encore pu être supprimé',
      says: ['USDFY (PO-2026-0001), en cours, à clôturer', 'Elle aura lieu dès que ce sera fait.'],
      leadsTo: 'https://exemple.fr/profile',
    },
  ],
  accountClosed: [
    { kind: 'accountClosed', data: { kept: [['Contrats signés et accords donnés', '4 janvier 2036']] } },
    {
      subject: 'Votre compte Yield est supprimé',
      says: ['Cette adresse peut de nouveau servir', 'Contrats signés et accords donnés', '4 janvier 2036'],
      leadsTo: null,
    },
  ],
  identityAccepted: [
    { kind: 'identityAccepted', data: null },
    {
      subject: 'Votre identité est vérifiée',
      says: ['Votre compte Yield est entièrement ouvert.'],
      leadsTo: 'https://exemple.fr/login',
    },
  ],
  identityReminder: [
    { kind: 'identityReminder', data: { hasFailed: false } },
    {
      subject: 'Terminez la vérification de votre identité',
      says: [
        'La vérification de votre identité n’est pas terminée',
        'une pièce d’identité en cours de validité',
      ],
      leadsTo: 'https://exemple.fr/login',
    },
  ],
  identityToCorrect: [
    { kind: 'identityToCorrect', data: { message: 'Le document est illisible ou flou.' } },
    {
      subject: 'Votre pièce d’identité est à renvoyer',
      says: ['Le document est illisible ou flou.', 'Connectez-vous pour en présenter une autre.'],
      leadsTo: 'https://exemple.fr/login',
    },
  ],
  identityReopened: [
    { kind: 'identityReopened', data: null },
    {
      subject: 'Vous pouvez de nouveau présenter votre identité',
      says: ['Vous pouvez présenter de nouveaux documents'],
      leadsTo: 'https://exemple.fr/login',
    },
  ],
  documentsToCorrect: [
    {
      kind: 'documentsToCorrect',
      data: {
        documents: [
          ['KBIS', 'Le document date de plus de 3 mois.'],
          ['RBE', 'Il manque une page.'],
        ],
      },
    },
    {
      subject: 'Des documents de votre société sont à renvoyer',
      says: ['Le document date de plus de 3 mois.', 'Il manque une page.'],
      leadsTo: 'https://exemple.fr/profile',
    },
  ],
  identityRefused: [
    { kind: 'identityRefused', data: { comment: 'La photo est floue.', canRetry: true } },
    {
      subject: 'Votre identité n’a pas pu être vérifiée',
      says: ['La photo est floue.', 'Connectez-vous pour présenter de nouveaux documents.'],
      leadsTo: 'https://exemple.fr/login',
    },
  ],
  paymentDetailsChanged: [
    { kind: 'paymentDetailsChanged', data: { strategy: 'USDFY' } },
    {
      subject: 'Nos coordonnées de paiement USDFY ont changé',
      says: ['ne payez plus sur l’ancien compte', 'Mes documents'],
      leadsTo: 'https://exemple.fr/documents',
    },
  ],
  messageAnswered: [
    { kind: 'messageAnswered', data: null },
    {
      subject: 'Une réponse vous attend',
      says: ['L’équipe a répondu à votre message.', 'Accompagnement'],
      leadsTo: 'https://exemple.fr/accompagnement',
    },
  ],
  messageReceived: [
    { kind: 'messageReceived', data: { url: 'https://gestion.exemple.fr/admin/messages/thr_1' } },
    {
      subject: 'Un client attend une réponse',
      says: ['Un client a écrit depuis son espace.'],
      leadsTo: 'https://gestion.exemple.fr/admin/messages/thr_1',
    },
  ],
  ...disputeMails,
  ...factorMails,
  ...welcomeMails,
  ...accessMails,
  ...claimMails,
  ...contractMails,
  ...documentMails,
  ...paymentMails,
  ...delegationMails,
  ...grantMails,
  ...investmentMails,
};
