// The emails to people who request the deletion of their account. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import { type MailWords, notMyRequest } from './mail-words.ts';

export const deletionMailTexts = {
  profileButton: 'Ouvrir mon profil',
  requested: (brand: string, day: string): MailWords => ({
    subject: `La suppression de votre compte ${brand} est demandée`,
    preheader: `Elle prendra effet le ${day}.`,
    title: 'Votre demande de suppression est enregistrée',
    paragraphs: [
      `Votre compte ${brand} sera fermé le ${day}. D’ici là, il reste ouvert et vous pouvez retirer votre demande depuis votre profil.`,
      'Ce jour-là, tout ce que la loi ne nous impose pas de conserver sera effacé.',
      notMyRequest,
    ],
  }),
  canceled: (brand: string): MailWords => ({
    subject: `Votre compte ${brand} est conservé`,
    preheader: 'Votre demande de suppression est retirée.',
    title: 'Votre demande de suppression est retirée',
    paragraphs: [`Votre compte ${brand} reste ouvert, avec toutes ses données.`],
  }),
  blocked: (brand: string, blockers: readonly string[]): MailWords => ({
    subject: `Votre compte ${brand} n’a pas encore pu être supprimé`,
    preheader: 'Il reste des contrats à terminer.',
    title: 'Votre compte n’est pas encore supprimé',
    paragraphs: [
      `La suppression de votre compte ${brand} devait prendre effet, mais il reste à terminer${NBSP}:`,
      ...blockers,
      'Elle aura lieu dès que ce sera fait. Vous pouvez aussi retirer votre demande depuis votre profil.',
    ],
  }),
  closed: (brand: string, keepsSomething: boolean): MailWords => ({
    subject: `Votre compte ${brand} est supprimé`,
    preheader: 'Il ne peut plus être ouvert.',
    title: 'Votre compte est supprimé',
    paragraphs: [
      `Votre compte ${brand} est fermé et toutes ses sessions le sont aussi. Cette adresse peut de nouveau servir à une inscription.`,
      keepsSomething
        ? 'Vos données sont effacées, sauf ce que la loi nous impose de conserver, avec vos nom et adresse, jusqu’aux dates ci-dessous. Nous n’en faisons aucun autre usage.'
        : 'Vos données sont effacées. La loi ne nous impose d’en conserver aucune.',
    ],
  }),
} as const;
