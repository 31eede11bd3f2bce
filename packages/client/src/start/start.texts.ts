import { NBSP } from '@repo/domain/format';

/** Texts shown when there is no page to render. */
export const startTexts = {
  failed: 'Cette page n’a pas pu s’afficher',
  unexpected: `Un imprévu est survenu. Vos données ne sont pas touchées${NBSP}: vous pouvez réessayer.`,
  safe: 'Vos données ne sont pas touchées.',
  offline: 'Vous êtes hors connexion. Ce qui est affiché peut ne plus être à jour.',
  offlineTitle: 'Vous êtes hors connexion',
  offlineHint: 'Cette page s’affichera dès que le réseau sera revenu et que vous réessaierez.',
  notStarted: 'Le site n’a pas pu démarrer',
  notStartedHint: 'Ses réglages n’ont pas pu être lus. Réessayez dans quelques instants.',
} as const;
