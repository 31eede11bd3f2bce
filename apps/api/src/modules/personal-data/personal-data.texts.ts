export const personalDataTexts = {
  fileName: (day: string) => `mes-donnees-personnelles-${day}`,
} as const;
