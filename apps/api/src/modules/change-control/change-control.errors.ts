import { defineErrors } from '../../http/app-error.ts';

export const changeControlErrors = defineErrors({
  required: {
    status: 409,
    code: 'control_required',
    message:
      'Cette modification doit être approuvée par une seconde personne, ce qui n’est pas encore possible ici.',
  },
});
