export const formTexts = {
  summary: (count: number) => (count > 1 ? `${count} points sont à corriger` : 'Un point est à corriger'),
} as const;
