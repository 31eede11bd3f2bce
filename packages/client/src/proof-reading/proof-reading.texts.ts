import { NBSP } from '@repo/domain/format';

/** What the chain shows of a transaction that was typed as proof. */
export const proofReadingTexts = {
  label: 'Sur la chaîne',
  found: (when: string) => `Retrouvé sur la chaîne ${when}`,
  pending: (when: string) => `Vu sur la chaîne ${when}, pas encore confirmé`,
  not_found: (when: string) => `Pas encore retrouvé sur la chaîne (lue ${when})`,
  failed: (when: string) => `Transaction échouée, lue ${when}`,
  wrong_token: (when: string) => `Transaction dans un autre jeton que celui du contrat, lue ${when}`,
  not_ours: (when: string) => `Transaction vers une autre adresse que celle du contrat, lue ${when}`,
  today: (hour: string) => `à ${hour}`,
  on: (day: string, hour: string) => `le ${day} à ${hour}`,
  hour: (hours: string, minutes: string) => `${hours}${NBSP}h${NBSP}${minutes}`,
  amount: (found: string, promised: string) => `Montant reçu${NBSP}: ${found}, pour ${promised} au contrat`,
  day: (found: string, typed: string) => `Datée du ${found}, et non du ${typed}`,
  sender: (found: string) => `Envoyée depuis ${found}, et non depuis l’adresse indiquée`,
} as const;
