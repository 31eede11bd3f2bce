export const upcomingTexts = {
  state: 'En cours de construction',
  will: 'Ici, vous pourrez\u00a0:',
} as const;
