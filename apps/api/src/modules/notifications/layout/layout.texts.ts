import { NBSP } from '@repo/domain/format';

export const layoutTexts = {
  greeting: (firstname: string | null) => (firstname === null ? 'Bonjour,' : `Bonjour ${firstname},`),
  row: (label: string) => `${label}${NBSP}:`,
  code: `Votre code${NBSP}:`,
  linkHint: `Si le bouton ne répond pas, copiez cette adresse dans votre navigateur${NBSP}:`,
  farewell: (brand: string) => `L’équipe ${brand}`,
  automatic: 'Ce message est envoyé automatiquement. Merci de ne pas y répondre.',
} as const;
