export const paymentDetailsTexts = {
  today: 'Coordonnées en place depuis aujourd’hui',
  unchanged: (days: number) =>
    days === 1 ? 'Coordonnées inchangées depuis 1 jour' : `Coordonnées inchangées depuis ${days} jours`,
  checked: (day: string) => `contrôlées le ${day}`,
} as const;
