export const queryViewTexts = {
  forbidden: 'Cet écran ne vous est pas ouvert',
} as const;
