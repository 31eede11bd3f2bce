export const alertsTexts = {
  notFound: 'Cette alerte n’existe pas.',
  closed: 'Un collègue a clôturé cette alerte entre-temps.',
} as const;
