// Emails about the access to one service, of people who may have the other. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import type { MailWords } from './mail-words.ts';

export const accessMailTexts = {
  invited: (brand: string, inviter: string): MailWords => ({
    subject: `Votre invitation à activer ${brand}`,
    preheader: 'Avec le compte que vous avez déjà.',
    title: `${inviter} vous invite à activer ${brand}`,
    paragraphs: [
      `Votre adresse a déjà un compte${NBSP}: il peut aussi ouvrir ${brand}, avec le même mot de passe. Confirmez-le avec un code envoyé à cette adresse.`,
      'Votre identité est commune aux deux services. Vos montants restent propres à chacun.',
    ],
    notes: [
      `La personne qui vous invite ne sait pas si votre adresse a un compte${NBSP}: vous seul le reliez. Si vous n’attendiez pas ce message, ignorez-le.`,
    ],
  }),
  link: 'Activer mon accès',
  locked: (brand: string): MailWords => ({
    subject: `Votre accès à ${brand} est suspendu`,
    preheader: 'Ce que vous y détenez ne change pas.',
    title: `Votre accès à ${brand} est suspendu`,
    paragraphs: [
      `Notre équipe a suspendu votre accès à ${brand}. Ce que vous y détenez ne change pas, et les autres services de votre compte restent ouverts.`,
      'Pour le rétablir, contactez-nous.',
    ],
  }),
  removed: (service: string): MailWords => ({
    subject: `${service} n’est plus relié à votre compte`,
    preheader: 'Le reste de votre compte ne change pas.',
    title: `${service} n’est plus relié à votre compte`,
    paragraphs: [
      `Notre équipe a délié ${service} de votre compte, qui ne l’ouvre plus. Le reste ne change pas${NBSP}: vous pourrez le relier de nouveau depuis votre profil.`,
      'Si vous n’attendiez pas ce message, contactez-nous.',
    ],
  }),
  unlocked: (brand: string): MailWords => ({
    subject: `Votre accès à ${brand} est rétabli`,
    preheader: 'Vous pouvez de nouveau l’ouvrir.',
    title: `Votre accès à ${brand} est rétabli`,
    paragraphs: [`Vous pouvez de nouveau ouvrir ${brand} avec votre compte.`],
  }),
} as const;
