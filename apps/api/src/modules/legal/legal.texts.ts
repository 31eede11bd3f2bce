export const legalApiTexts = {
  notFound: 'Cette version du document n’existe pas.',
  footer: (brand: string, title: string, version: string) => `${brand} · ${title}, version ${version}`,
} as const;
