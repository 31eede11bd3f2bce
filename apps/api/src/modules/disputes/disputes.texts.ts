export const disputesTexts = {
  linkOver:
    'Ce lien n’est plus valable. Si une opération de votre compte ne vient pas de vous, contactez-nous.',
} as const;
