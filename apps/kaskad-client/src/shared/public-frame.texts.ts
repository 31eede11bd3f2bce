export const publicFrameTexts = {
  promise: 'Chaque étape de vos investissements, de la levée au déblocage.',
} as const;
