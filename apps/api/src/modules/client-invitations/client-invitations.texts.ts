import { INVITATION_RESEND_MINUTES } from '@repo/domain/clients';

export const invitationsTexts = {
  known: 'Un client ou un commercial a déjà cette adresse.',
  knownUser: 'Un utilisateur de Kaskad a déjà cette adresse.',
  pending: 'Cette adresse est déjà invitée\u00a0: renvoyez l’invitation.',
  noAdviser: 'Ce commercial ne peut pas recevoir de client.',
  sentRecently: `L’invitation vient d’être envoyée\u00a0: patientez ${INVITATION_RESEND_MINUTES} minutes.`,
  importNotFound: 'Cet import est introuvable.',
  importWrong: 'Ce fichier contient des erreurs\u00a0: corrigez-les, puis importez-le de nouveau.',
  /** Of the file of people to invite. */
  columns: {
    email: 'E-mail',
    firstname: 'Prénom',
    lastname: 'Nom',
    phone: 'Téléphone',
    type: 'Type de compte',
  },
  /** The first of each is that of the form. */
  types: { person: ['Utilisateur', 'Particulier'], company: ['Gérant', 'Société'] },
  badType: (written: string) =>
    `«\u00a0${written}\u00a0» n’est pas un type de compte\u00a0: écrivez Utilisateur ou Gérant.`,
  twice: (line: number) => `Cette adresse est déjà à la ligne ${line}.`,
} as const;
