export const legalApiTexts = {
  notFound: 'Cette version du document n’existe pas.',
  outdated:
    'Les conditions ont changé depuis l’ouverture de cette page. Rechargez-la pour lire la nouvelle version.',
  footer: (brand: string, title: string, version: string) => `${brand} · ${title}, version ${version}`,
  /** Of the export of personal data, among those of its owner. */
  personalDataNumber: (day: string) => `Données n°\u00a0${day}`,
} as const;
