/** The texts owned by `QrCode`. */
export const qrCodeTexts = {
  failed: 'Ce code ne s’affiche pas. Ce qu’il contient est écrit à côté.',
  retry: 'Réessayer',
} as const;
