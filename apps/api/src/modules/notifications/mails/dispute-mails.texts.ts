// Emails about « Ce n’est pas moi »: the sign-in that it may dispute, and what came of it. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import { passwordButton, profileButton } from './mail-buttons.ts';
import type { Composers } from './mail-data.ts';

type Kinds = 'newSignIn' | 'accountDisputed' | 'payoutsReleased';

interface Unknown {
  isNewDevice: boolean;
  isNewPlace: boolean;
}

function fromWhere({ isNewDevice, isNewPlace }: Unknown): string {
  if (!isNewPlace) return 'depuis un appareil que nous ne connaissons pas';
  return isNewDevice
    ? 'depuis un appareil et une adresse que nous ne connaissons pas'
    : 'depuis une adresse que nous ne connaissons pas';
}

const rows = { at: 'Le', device: 'Appareil' } as const;

export const disputeComposers: Pick<Composers, Kinds> = {
  newSignIn: ({ device, at, ...unknown }, frame) => ({
    subject: `Nouvelle connexion à votre compte ${frame.brand}`,
    preheader: 'Si c’est vous, vous n’avez rien à faire.',
    title: 'Nouvelle connexion à votre compte',
    paragraphs: [
      `Votre compte ${frame.brand} vient d’être ouvert ${fromWhere(unknown)}. Si c’est vous, vous n’avez rien à faire.`,
      `Si ce n’est pas vous, utilisez le lien «${NBSP}Ce n’est pas moi${NBSP}» de ce message.`,
    ],
    rows: [
      [rows.at, at],
      [rows.device, device],
    ],
    ...profileButton(frame),
  }),
  accountDisputed: ({ token }, frame) => ({
    subject: `Votre compte ${frame.brand} est protégé`,
    preheader: 'Un nouveau mot de passe est nécessaire pour l’ouvrir.',
    title: 'Votre compte est protégé',
    paragraphs: [
      `Il nous a été signalé, par le lien «${NBSP}Ce n’est pas moi${NBSP}» d’un e-mail, une opération sur votre compte qui ne vient pas de vous. Toutes vos sessions sont fermées, aucun versement ne part de votre compte et notre équipe est prévenue.`,
      token === null
        ? 'Votre mot de passe n’ouvre plus votre compte. Comme votre adresse e-mail est elle-même en cause, nous n’envoyons pas de lien pour le remplacer : contactez-nous.'
        : 'Votre mot de passe n’ouvre plus votre compte. Le lien ci-dessous permet d’en choisir un autre : il est valable une heure et ne sert qu’une fois.',
    ],
    ...(token !== null && passwordButton(frame, token)),
  }),
  payoutsReleased: (_data, frame) => ({
    subject: `Les versements de votre compte ${frame.brand} reprennent`,
    preheader: 'Notre équipe a vérifié votre signalement.',
    title: 'Les versements de votre compte reprennent',
    paragraphs: [
      `Notre équipe a vérifié votre signalement${NBSP}: les sommes qui vous sont dues peuvent de nouveau vous être versées.`,
    ],
    ...profileButton(frame),
  }),
};
