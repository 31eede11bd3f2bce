import { defineErrors } from '../../http/app-error.ts';

export const navAttestationErrors = defineErrors({
  noNav: {
    status: 404,
    code: 'nav_attestation.no_nav',
    message: 'Aucune VL de cette stratégie n’est publiée sur ces jours.',
  },
});
