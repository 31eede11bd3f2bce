import { defineErrors } from '../../http/app-error.ts';

export const navDraftsErrors = defineErrors({
  moved: {
    status: 409,
    code: 'nav_drafts.moved',
    message:
      'Une autre personne a modifié ce brouillon. Comparez les deux saisies avant d’enregistrer la vôtre.',
  },
});
