import { maxPdfPages, maxPictureMegapixels } from '@repo/domain/limits';

/** What gives a copy with the pages alone, on every system. */
const printAgain =
  'Imprimez-le en PDF («\u00a0Enregistrer au format PDF\u00a0» dans la fenêtre d’impression), puis envoyez cette copie.';

export const documentsTexts = {
  wrongContent:
    'Le contenu du fichier ne correspond pas à son nom. Envoyez une image (PNG, JPEG, WebP, HEIC) ou un PDF.',
  badName: 'Le nom du fichier n’est pas accepté.',
  emptyFile: 'Le fichier est vide.',
  brokenFile: 'Le fichier est incomplet ou endommagé.',
  brokenPicture:
    'Cette image ne peut pas être lue. Enregistrez-la de nouveau en JPEG ou en PNG, ou prenez une autre photo.',
  tooManyPixels: `Cette image compte plus de ${maxPictureMegapixels}\u00a0millions de pixels. Réduisez-la, ou prenez-en une photo moins détaillée.`,
  encryptedPdf: `Ce PDF est protégé par un mot de passe ou par des restrictions. ${printAgain}`,
  activePdf: `Ce PDF contient du code ou des actions qui se déclenchent seules. ${printAgain}`,
  pdfWithFiles: `Ce PDF contient d’autres fichiers. ${printAgain} Envoyez à part les fichiers qu’il contient.`,
  dynamicForm: `Ce PDF est un formulaire dynamique. ${printAgain}`,
  tooManyPages: `Ce PDF compte plus de ${maxPdfPages}\u00a0pages. Envoyez-le en plusieurs fichiers.`,
  unreadablePdf: `Ce PDF ne peut pas être lu. ${printAgain}`,
  infected:
    'Notre antivirus a reconnu un logiciel malveillant dans ce fichier. Il n’a pas été conservé. Analysez votre appareil, puis envoyez un autre fichier.',
  setAside: 'Ce fichier a été mis à l’écart\u00a0: notre antivirus y a reconnu un logiciel malveillant.',
  expiredLink: 'Ce lien n’est plus valable. Rechargez la page.',
  unreadable:
    'Ce document ne peut pas être lu pour le moment. Notre équipe en est informée ; merci de nous contacter s’il vous le faut sans attendre.',
} as const;
