export const stepperTexts = {
  steps: 'Étapes',
  step: (position: number) => `Étape ${position}`,
  stepOf: (position: number, count: number) => `Étape ${position} sur ${count}`,
} as const;
