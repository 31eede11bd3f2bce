import { NBSP, NNBSP } from '@repo/domain/format';

export const accountDeletionTexts = {
  alreadyRequested: 'La suppression de votre compte est déjà demandée.',
  notRequested: 'Aucune demande de suppression n’est en cours.',
  staffAccount: 'Ce compte a des droits d’administration. Un administrateur doit d’abord les retirer.',
  blocked: 'Votre compte ne peut pas encore être supprimé.',
  /** The contract allows a message of five hundred characters. */
  blockedBy: (blockers: readonly string[]) =>
    `Votre compte pourra être supprimé une fois terminés${NBSP}: ${blockers.slice(0, 3).join(`${NNBSP}; `)}${
      blockers.length > 3 ? `${NNBSP}; et d’autres contrats` : ''
    }.`,
} as const;
