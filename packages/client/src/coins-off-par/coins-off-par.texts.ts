export const coinsOffParTexts = {
  since: (coin: string, day: string) => `${coin} au cours du marché depuis le ${day}`,
} as const;
