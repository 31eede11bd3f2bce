import { NBSP } from '@repo/domain/format';

export const layoutTexts = {
  greeting: (firstname: string | null) => (firstname === null ? 'Bonjour,' : `Bonjour ${firstname},`),
  row: (label: string) => `${label}${NBSP}:`,
  code: `Votre code${NBSP}:`,
  linkHint: `Si le bouton ne répond pas, copiez cette adresse dans votre navigateur${NBSP}:`,
  /** The link of what its reader did not do. */
  dispute: 'Ce n’est pas moi',
  disputeHint: `Ce lien est valable 7${NBSP}jours. Il vous sera demandé de confirmer${NBSP}: toutes vos sessions seront alors fermées, les versements suspendus et notre équipe prévenue.`,
  farewell: (brand: string) => `L’équipe ${brand}`,
  automatic: 'Ce message est envoyé automatiquement. Merci de ne pas y répondre.',
} as const;
