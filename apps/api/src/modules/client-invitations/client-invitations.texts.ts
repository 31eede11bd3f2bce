import { INVITATION_RESEND_MINUTES } from '@repo/domain/clients';

export const invitationsTexts = {
  known: 'Un client ou un commercial a déjà cette adresse.',
  knownUser: 'Un utilisateur de Kaskad a déjà cette adresse.',
  pending: 'Cette adresse est déjà invitée\u00a0: renvoyez l’invitation.',
  noAdviser: 'Ce commercial ne peut pas recevoir de client.',
  sentRecently: `L’invitation vient d’être envoyée\u00a0: patientez ${INVITATION_RESEND_MINUTES} minutes.`,
} as const;
