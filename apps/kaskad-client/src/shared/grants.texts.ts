import type { OperationOutput } from '@repo/api-sdk';

type Origin = OperationOutput<'listGrants'>['items'][number]['origin'];

const origin: Readonly<Record<Origin, string>> = {
  investment: 'investissement',
  bspce: 'BSPCE',
  aga: 'actions gratuites',
  advisor: 'conseil',
  airdrop: 'distribution gratuite',
};

/** Words of grants that several screens have. */
export const grantsTexts = {
  origin,
  suspendedDate: 'Date suspendue',
  chart: {
    title: 'Déblocages cumulés',
    past: 'Débloqué',
    future: 'À venir',
    acquired: 'Acquis',
    empty: 'Aucune tranche n’est encore datée.',
    failed: 'Vos déblocages n’ont pas pu être chargés',
  },
} as const;
