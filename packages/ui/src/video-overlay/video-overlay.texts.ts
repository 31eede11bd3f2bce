export const videoOverlayTexts = {
  watch: (title: string) => `Regarder\u00A0: ${title}`,
  film: 'Vidéo',
  filmOf: (title: string) => `Vidéo\u00A0: ${title}`,
  captions: 'Français',
  loading: 'Chargement de la vidéo…',
  failed: 'La vidéo n’a pas pu être lue.',
  failedHelp: 'Vérifiez votre connexion, puis réessayez, ou ouvrez-la à part.',
  elsewhere: 'Ouvrir la vidéo dans un nouvel onglet',
} as const;
