// Emails about an account. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import type { MailedCodePurpose } from './code-purpose.ts';
import type { MailWords } from './mail-words.ts';

const codeSubjects = {
  login: 'Votre code de connexion',
  enable_two_factor: 'Votre code d’activation',
  link_service: 'Votre code de liaison',
  step_up: 'Votre code de confirmation',
} satisfies Record<MailedCodePurpose, string>;

const codeReasons = {
  login: (brand: string) => `Saisissez ce code pour terminer votre connexion à ${brand}.`,
  enable_two_factor: (brand: string) =>
    `Saisissez ce code pour activer la double authentification de votre compte ${brand}.`,
  link_service: () => 'Saisissez ce code pour ouvrir l’autre service à votre compte.',
  step_up: () => 'Saisissez ce code pour confirmer que c’est bien vous, avant une opération sensible.',
} satisfies Record<MailedCodePurpose, (brand: string) => string>;

export const identityMailTexts = {
  code: (brand: string, purpose: MailedCodePurpose): MailWords => ({
    subject: `${codeSubjects[purpose]} ${brand}`,
    preheader: 'Il est valable 10 minutes et ne sert qu’une fois.',
    title: codeSubjects[purpose],
    paragraphs: [`${codeReasons[purpose](brand)} Il est valable 10 minutes et ne sert qu’une fois.`],
    notes: [
      `Ne donnez ce code à personne${NBSP}: nous ne vous le demanderons jamais, ni par téléphone ni par message.`,
      'Si vous n’avez rien demandé, ignorez ce message et changez votre mot de passe.',
    ],
  }),
  resetPassword: (brand: string, isByStaff: boolean): MailWords => ({
    subject: `Réinitialisation de votre mot de passe ${brand}`,
    preheader: 'Le lien est valable une heure et ne sert qu’une fois.',
    title: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      `${isByStaff ? 'Notre équipe vous envoie ce lien pour choisir' : 'Vous avez demandé'} un nouveau mot de passe pour votre compte ${brand}. Le lien ci-dessous est valable une heure et ne sert qu’une fois.`,
    ],
    notes: [
      isByStaff
        ? `Personne chez nous ne connaît ni ne choisit votre mot de passe. Si vous n’attendiez pas ce message, ignorez-le${NBSP}: votre mot de passe ne change pas.`
        : `Si vous n’avez rien demandé, ignorez ce message${NBSP}: votre mot de passe ne change pas.`,
    ],
  }),
  adviserInvited: (brand: string, inviter: string): MailWords => ({
    subject: `Votre accès au back-office ${brand}`,
    preheader: 'Choisissez votre mot de passe.',
    title: 'Votre compte est ouvert',
    paragraphs: [
      `${inviter} vous a ouvert un compte de commercial au back-office ${brand}. Le lien ci-dessous vous permet de choisir votre mot de passe${NBSP}: il est valable 72${NBSP}heures et ne sert qu’une fois.`,
      `Après ce délai, demandez un nouveau lien par «${NBSP}Mot de passe oublié${NBSP}». Un code vous sera envoyé à cette adresse à chaque connexion.`,
    ],
    notes: ['Si vous n’attendiez pas ce message, ignorez-le.'],
  }),
  clientInvited: (brand: string, inviter: string): MailWords => ({
    subject: `Votre invitation à ouvrir un espace ${brand}`,
    preheader: 'Le lien est valable 72 heures et ne sert qu’une fois.',
    title: `${inviter} vous invite à ouvrir votre espace`,
    paragraphs: [
      `${inviter} a préparé votre inscription à ${brand}. Le lien ci-dessous vous permet de la terminer${NBSP}: vous vérifiez vos informations, choisissez votre mot de passe et lisez les conditions générales. Il est valable 72${NBSP}heures et ne sert qu’une fois.`,
      'Rien n’est ouvert à votre nom avant cela. Après ce délai, demandez une nouvelle invitation.',
    ],
    notes: [
      `Personne chez nous ne connaît ni ne choisit votre mot de passe. Si vous n’attendiez pas ce message, ignorez-le${NBSP}: aucun compte n’est ouvert et vos données sont effacées.`,
    ],
  }),
  acceptInvitation: 'Terminer mon inscription',
  resetPasswordButton: 'Choisir mon mot de passe',
  passwordChanged: (brand: string): MailWords => ({
    subject: `Votre mot de passe ${brand} a été modifié`,
    preheader: 'Vos autres sessions ont été fermées.',
    title: 'Votre mot de passe a été modifié',
    paragraphs: [
      `Le mot de passe de votre compte ${brand} vient d’être remplacé et vos autres sessions ont été fermées.`,
      `Si ce n’est pas vous, utilisez le lien «${NBSP}Ce n’est pas moi${NBSP}» de ce message.`,
    ],
  }),
  registrationAttempt: (brand: string): MailWords => ({
    subject: `Tentative d’inscription chez ${brand}`,
    preheader: 'Votre adresse a déjà un compte.',
    title: 'Votre adresse a déjà un compte',
    paragraphs: [
      `Quelqu’un a tenté de créer un compte ${brand} avec votre adresse, qui en a déjà un. Rien n’a été modifié.`,
      'Si c’est vous, connectez-vous ou demandez un nouveau mot de passe.',
    ],
    notes: ['Si ce n’est pas vous, vous n’avez rien à faire.'],
  }),
  signInButton: 'Se connecter',
} as const;
