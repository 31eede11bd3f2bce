// Emails about changes of an account's security or services. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import { fieldList, type MailWords, notMine } from './mail-words.ts';

export const securityMailTexts = {
  accountLocked: (brand: string): MailWords => ({
    subject: `L’accès à votre compte ${brand} est suspendu`,
    preheader: 'Vos contrats et vos avoirs ne changent pas.',
    title: 'L’accès à votre compte est suspendu',
    paragraphs: [
      `Notre équipe a suspendu l’accès à votre compte ${brand}${NBSP}: toutes vos sessions ont été fermées et vous ne pouvez plus vous connecter. Vos contrats et vos avoirs ne changent pas.`,
      'Pour le rétablir, contactez-nous.',
    ],
  }),
  accountUnlocked: (brand: string): MailWords => ({
    subject: `L’accès à votre compte ${brand} est rétabli`,
    preheader: 'Vous pouvez de nouveau vous connecter.',
    title: 'L’accès à votre compte est rétabli',
    paragraphs: [`Vous pouvez de nouveau vous connecter à votre compte ${brand}.`],
  }),
  devicesSignedOut: (brand: string): MailWords => ({
    subject: `Vos appareils ont été déconnectés de votre compte ${brand}`,
    preheader: 'Connectez-vous de nouveau pour continuer.',
    title: 'Vos appareils ont été déconnectés',
    paragraphs: [
      `Notre équipe a déconnecté tous les appareils qui utilisaient votre compte ${brand}. Votre mot de passe n’a pas changé${NBSP}: connectez-vous de nouveau pour continuer.`,
      'Si vous pensez que quelqu’un d’autre connaît votre mot de passe, changez-le sans attendre, puis contactez-nous.',
    ],
  }),
  profileCorrected: (brand: string, fields: readonly string[]): MailWords => ({
    subject: `Vos données ont été corrigées sur votre compte ${brand}`,
    preheader: 'Vérifiez qu’elles sont exactes.',
    title: 'Vos données ont été corrigées',
    paragraphs: [
      `Notre équipe a corrigé sur votre compte ${brand}${NBSP}: ${fieldList(fields)}.`,
      `Vérifiez dans votre profil que ces données sont exactes. Si vous n’attendiez pas cette correction, utilisez le lien «${NBSP}Ce n’est pas moi${NBSP}» de ce message.`,
    ],
  }),
  accessChanged: (brand: string): MailWords => ({
    subject: `Les accès de votre compte ${brand} ont changé`,
    preheader: 'Vérifiez ce qu’il permet désormais.',
    title: 'Les accès de votre compte ont changé',
    paragraphs: [
      `Notre équipe a changé ce que votre compte ${brand} permet, comme indiqué ci-dessous.`,
      'Si vous n’attendiez pas ce changement, contactez-nous.',
    ],
  }),
  emailChangePlanned: (brand: string, from: string): MailWords => ({
    subject: `L’adresse e-mail de votre compte ${brand} va changer`,
    preheader: `La nouvelle adresse sera utilisée à partir du ${from}.`,
    title: 'L’adresse e-mail de votre compte va changer',
    paragraphs: [
      `Une nouvelle adresse e-mail a été demandée à notre équipe pour votre compte ${brand}, dont la boîte serait perdue. Elle remplacera l’adresse actuelle le ${from}, et toutes vos sessions seront alors fermées.`,
      `Ce message est envoyé aux deux adresses. Si vous n’êtes pas à l’origine de cette demande, utilisez le lien «${NBSP}Ce n’est pas moi${NBSP}» avant cette date${NBSP}: elle sera arrêtée.`,
    ],
  }),
  emailChangeStopped: (brand: string): MailWords => ({
    subject: `L’adresse e-mail de votre compte ${brand} ne change pas`,
    preheader: 'La demande de nouvelle adresse est arrêtée.',
    title: 'L’adresse e-mail de votre compte ne change pas',
    paragraphs: [
      `Le changement d’adresse e-mail annoncé pour votre compte ${brand} est arrêté${NBSP}: l’adresse actuelle reste la seule utilisée.`,
    ],
  }),
  emailChanged: (brand: string): MailWords => ({
    subject: `L’adresse e-mail de votre compte ${brand} a changé`,
    preheader: 'Toutes vos sessions ont été fermées.',
    title: 'L’adresse e-mail de votre compte a changé',
    paragraphs: [
      `La nouvelle adresse e-mail de votre compte ${brand} est désormais la seule utilisée, et toutes vos sessions ont été fermées.`,
      notMine,
    ],
  }),
  twoFactorEnabled: (brand: string): MailWords => ({
    subject: `La double authentification de votre compte ${brand} est activée`,
    preheader: 'Un code vous sera demandé à chaque connexion.',
    title: 'La double authentification est activée',
    paragraphs: [
      `Un code envoyé à cette adresse sera désormais demandé à chaque connexion à votre compte ${brand}. Vos autres sessions ont été fermées.`,
      notMine,
    ],
  }),
  twoFactorDisabled: (brand: string): MailWords => ({
    subject: `La double authentification de votre compte ${brand} est désactivée`,
    preheader: 'Votre mot de passe suffit désormais pour vous connecter.',
    title: 'La double authentification est désactivée',
    paragraphs: [
      `Votre mot de passe suffit désormais pour vous connecter à votre compte ${brand}. Vos autres sessions ont été fermées.`,
      notMine,
    ],
  }),
  payoutDetailsDeclared: (details: {
    method: 'rib' | 'crypto';
    account: string;
    from: string;
  }): MailWords => ({
    subject: 'Vos coordonnées de versement ont changé',
    preheader: `Elles sont utilisables à partir du ${details.from}.`,
    title: 'Vos coordonnées de versement ont changé',
    paragraphs: [
      `Les sommes qui vous sont dues pourront être versées vers ${details.method === 'rib' ? 'le compte' : 'le portefeuille'} ${details.account} à partir du ${details.from}. Jusque-là, les coordonnées précédentes restent utilisées.`,
      notMine,
    ],
  }),
  serviceLinked: (service: string): MailWords => ({
    subject: `${service} est relié à votre compte`,
    preheader: 'Une seule adresse et un seul mot de passe pour vos deux services.',
    title: `${service} est relié à votre compte`,
    paragraphs: [
      `Votre compte ouvre désormais aussi ${service}, avec la même adresse et le même mot de passe. Votre identité est commune aux deux services${NBSP}; vos montants restent propres à chacun.`,
      notMine,
    ],
  }),
  serviceUnlinked: (service: string): MailWords => ({
    subject: `${service} n’est plus relié à votre compte`,
    preheader: 'Vous pourrez le relier de nouveau depuis votre profil.',
    title: `${service} n’est plus relié à votre compte`,
    paragraphs: [
      `Votre compte n’ouvre plus ${service} et vos autres sessions ont été fermées. Vous pourrez le relier de nouveau depuis votre profil.`,
      notMine,
    ],
  }),
} as const;
