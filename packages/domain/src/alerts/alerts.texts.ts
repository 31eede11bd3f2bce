import type { AlertRule } from './alerts.ts';

export const alertTexts: Readonly<Record<AlertRule, string>> = {
  hash_twice: 'Transaction déclarée deux fois',
  other_payer: 'Payeur différent du titulaire',
  shared_account: 'IBAN ou portefeuille de deux clients',
  files_opened: 'Beaucoup de dossiers ouverts',
  day_unsigned: 'Journée non signée',
  broken_chain: 'Journal d’audit altéré',
  infected_file: 'Fichier infecté',
  disputed: 'Signalement «\u00a0Ce n’est pas moi\u00a0»',
};
