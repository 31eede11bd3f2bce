export const breadcrumbsTexts = { label: 'Fil d’Ariane' } as const;
