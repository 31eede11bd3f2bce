export const fileDropzoneTexts = {
  choose: 'Choisir un fichier',
  chooseMany: 'Choisir des fichiers',
  drop: 'ou déposez-le ici',
  dropMany: 'ou déposez-les ici',
  remove: 'Supprimer',
  removeFile: (name: string) => `Supprimer ${name}`,
  sending: 'Envoi',
  sent: 'Envoyé',
  kinds: { image: 'Image', pdf: 'PDF', other: 'Fichier' },
} as const;
