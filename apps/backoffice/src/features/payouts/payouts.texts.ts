import type { PayoutState } from '@repo/domain/payouts';
import type { StatusTone } from '@repo/ui/feedback';

export const payoutStateTones: Readonly<Record<PayoutState, StatusTone>> = {
  to_qualify: 'warning',
  to_prepare: 'neutral',
  to_approve: 'warning',
  to_execute: 'accent',
  executed: 'positive',
  void: 'neutral',
  replaced: 'neutral',
};

export const payoutsTexts = {
  title: 'Versements',
  subtitle: 'Ce qui est dû, par date légale, jusqu’à ce que ce soit payé.',
  late: (count: number) => (count === 1 ? '1 versement en retard' : `${count} versements en retard`),
  isLate: 'en retard',
  views: 'États des versements',
  open: 'À verser',
  list: 'Liste des versements',
  listFailed: 'Les versements n’ont pas pu être chargés',
  search: 'Rechercher',
  searchPlaceholder: 'Client, n° de PO, IBAN, référence…',
  kind: 'Nature',
  empty: 'Aucun versement.',
  emptyHelp: 'Chaque clôture, retrait, renonciation ou trop-perçu en ajoute un ici.',
  noAccount: 'Sans compte chez nous',
  columns: {
    due: 'Échéance',
    kind: 'Nature',
    beneficiary: 'Bénéficiaire',
    contract: 'Contrat',
    to: 'Vers',
    exitFee: 'Frais de sortie',
    amount: 'Net à verser',
    state: 'État',
  },
  sources: {
    receipt: 'compte d’origine des fonds',
    declared: 'coordonnées du profil',
    staff: 'demande signée',
  },
  notReceived: 'fonds non reçus',
  file: {
    create: (count: number) => `Créer le fichier de virements (${count})`,
    createFrom: (account: string, count: number) =>
      `Créer le fichier de virements depuis ${account} (${count})`,
    isIn: 'dans un fichier',
    withdraw: 'Retirer le fichier',
    withdrawIntro:
      'Tous ses versements qui ne sont pas exécutés pourront être mis dans un autre fichier. Assurez-vous d’abord que la banque ne l’exécutera pas\u00a0: ils seraient payés deux fois.',
    withdrawn: 'Le fichier de virements est retiré.',
    again: 'Télécharger le fichier de virements',
    saved: (name: string) => `${name} est enregistré.`,
    failed: 'Le fichier de virements n’a pas pu être créé.',
  },
} as const;
