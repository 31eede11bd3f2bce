import type { OperationOutput } from '@repo/api-sdk';
import type { ClaimState, GrantStatus } from '@repo/domain/kaskad';

type Origin = OperationOutput<'listGrants'>['items'][number]['origin'];

const status: Readonly<Record<GrantStatus, string>> = {
  upcoming: 'À venir',
  cliff: 'En période de falaise',
  running: 'En cours',
  acquired: 'Acquis (à réclamer)',
  done: 'Terminé',
  suspended: 'Suspendu',
  canceled: 'Annulé (non acquis restitué)',
};

const claimState: Readonly<Record<ClaimState, string>> = {
  requested: 'Demandée',
  verifying: 'En vérification',
  executed: 'Exécutée',
  refused: 'Refusée',
  canceled: 'Annulée',
};

const origin: Readonly<Record<Origin, string>> = {
  investment: 'investissement',
  bspce: 'BSPCE',
  aga: 'actions gratuites',
  advisor: 'conseil',
  airdrop: 'distribution gratuite',
};

/** Words of grants that several screens have. */
export const grantsTexts = {
  status,
  claimState,
  origin,
  tge: (months: number, days: number) =>
    [
      'TGE',
      ...(months === 0 ? [] : [`${months}\u00a0mois`]),
      ...(days === 0 ? [] : [`${days}\u00a0jours`]),
    ].join(' + '),
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
