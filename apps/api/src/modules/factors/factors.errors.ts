import { defineErrors } from '../../http/app-error.ts';

export const factorErrors = defineErrors({
  foreignPage: {
    status: 422,
    code: 'factors.foreign_page',
    message: 'Cette page ne peut pas utiliser de clé d’accès.',
  },
  invalidPasskey: {
    status: 422,
    code: 'factors.invalid_passkey',
    message: 'Cette clé d’accès n’a pas pu être vérifiée. Recommencez.',
  },
  nameRequired: {
    status: 422,
    code: 'factors.name_required',
    message: 'Donnez un nom à ce moyen de vérification.',
  },
  tooMany: {
    status: 409,
    code: 'factors.too_many',
    message: 'Vous avez déjà dix moyens de vérification. Retirez-en un pour en ajouter un autre.',
  },
  last: {
    status: 409,
    code: 'factors.last',
    message:
      'Votre fonction exige un moyen de vérification\u00a0: ajoutez-en un autre avant de retirer celui-ci.',
  },
  none: {
    status: 409,
    code: 'factors.none',
    message: 'Aucune clé d’accès ni application d’authentification n’est enregistrée ici.',
  },
});
