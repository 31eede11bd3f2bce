// Emails about changes of an account's security or services. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import type { MailWords } from './mail-words.ts';

const notMine =
  'Si vous n’êtes pas à l’origine de ce changement, changez votre mot de passe sans attendre, puis contactez-nous.';

export const securityMailTexts = {
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
