/** How a device is named to its owner. */
export const deviceTexts = {
  unknown: 'Appareil inconnu',
  /** The browser is not one we know. */
  browser: 'Navigateur',
  on: (browser: string, system: string) => `${browser} sur ${system}`,
} as const;
