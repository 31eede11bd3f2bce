import type { components } from '@repo/api-sdk';

type Outcome = components['schemas']['ChainReading']['outcome'];

export const contractReceiptsTexts = {
  title: 'Fonds reçus',
  failed: 'Les fonds reçus n’ont pas pu être chargés',
  none: 'Aucun encaissement rattaché.',
  expected: 'Attendu',
  received: 'Reçu',
  missing: (amount: string) => `Il manque ${amount}`,
  exceeding: (amount: string) => `${amount} de trop, à rendre au payeur`,
  receipt: (day: string) => `Reçu le ${day}`,
  match: 'Ouvrir le rapprochement',
  accept: 'Accepter ce montant',
  acceptTitle: 'Accepter le montant reçu\u00a0?',
  acceptHelp: (amount: string) =>
    `Le contrat court sur ${amount}, à la date de valeur du dernier encaissement. Le client en est averti.`,
  accepted: 'Montant accepté\u00a0: le paiement est validé.',
  held: 'Acceptation demandée\u00a0: un second utilisateur doit la valider.',
  readChain: 'Chercher sur la chaîne',
  foundAt: (at: string) => `Retrouvé sur la chaîne, bloc du ${at}`,
  confirmations: (count: number, required: number) => `${count} confirmations sur ${required} requises`,
} as const;

export const chainOutcomeTexts: Readonly<Record<Outcome, string>> = {
  recorded: 'L’encaissement est enregistré\u00a0: il reste à le rattacher.',
  known: 'L’encaissement était déjà enregistré.',
  not_found: 'Transaction introuvable sur le réseau attendu par le contrat.',
  pending: 'Transaction envoyée, pas encore dans un bloc.',
  failed: 'Transaction échouée\u00a0: rien n’a été reçu.',
  wrong_token: 'Un autre jeton a été envoyé\u00a0: rien n’a été reçu dans la devise du contrat.',
  not_ours: 'Cette transaction ne paie pas notre adresse.',
  unconfirmed: 'Pas encore assez de confirmations.',
};
