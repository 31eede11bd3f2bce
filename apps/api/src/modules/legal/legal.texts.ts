export const legalApiTexts = {
  notFound: 'Cette version du document n’existe pas.',
  outdated:
    'Les conditions ont changé depuis l’ouverture de cette page. Rechargez-la pour lire la nouvelle version.',
  footer: (brand: string, title: string, version: string) => `${brand} · ${title}, version ${version}`,
} as const;
