import { NNBSP } from '@repo/domain/format';

export const leaveGuardTexts = {
  title: `Quitter sans enregistrer${NNBSP}?`,
  text: 'Vos modifications seront perdues.',
  confirm: 'Quitter sans enregistrer',
  stay: 'Continuer la modification',
} as const;
