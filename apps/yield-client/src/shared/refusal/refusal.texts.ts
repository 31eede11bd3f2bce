export const refusalTexts = {
  canRetry: 'Vous pouvez envoyer un nouveau document.',
  final: 'Votre compte reste ouvert. L’équipe commerciale peut réexaminer votre dossier.',
  retry: 'Envoyer un nouveau document',
} as const;
