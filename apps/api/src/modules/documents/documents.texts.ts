export const documentsTexts = {
  wrongContent:
    'Le contenu du fichier ne correspond pas à son nom. Envoyez une image (PNG, JPEG, WebP, HEIC) ou un PDF.',
  badName: 'Le nom du fichier n’est pas accepté.',
  emptyFile: 'Le fichier est vide.',
  brokenFile: 'Le fichier est incomplet ou endommagé.',
  expiredLink: 'Ce lien n’est plus valable. Rechargez la page.',
  unreadable:
    'Ce document ne peut pas être lu pour le moment. Notre équipe en est informée ; merci de nous contacter s’il vous le faut sans attendre.',
} as const;
