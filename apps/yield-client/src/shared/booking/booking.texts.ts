import { NBSP } from '@repo/domain/format';

export const bookingTexts = {
  title: 'Prendre rendez-vous',
  withAdviser: (name: string) => `Votre interlocuteur est ${name}.`,
  intro: 'Choisissez un créneau de trente minutes, par téléphone ou en visioconférence.',
  open: 'Afficher les créneaux',
  newTab: 'Ouvrir l’agenda dans un nouvel onglet',
  privacy: 'L’agenda est fourni par Calendly. Il n’est chargé qu’à votre demande.',
  frame: 'Agenda de rendez-vous',
  failed: 'L’agenda ne répond pas',
  loading: 'Chargement de l’agenda…',
  booked: 'Rendez-vous pris. Calendly vous envoie sa date par e-mail.',
  none: 'La prise de rendez-vous en ligne n’est pas ouverte pour le moment. Votre interlocuteur commercial vous contactera.',
  contact: 'Contacter l’équipe commerciale',
  contactAt: (line: string) => `Pour joindre l’équipe commerciale${NBSP}: ${line}`,
  contactHint: 'Pour joindre l’équipe commerciale, appelez votre interlocuteur habituel.',
} as const;
