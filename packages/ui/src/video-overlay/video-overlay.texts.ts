export const videoOverlayTexts = {
  watch: (title: string) => `Regarder\u00A0: ${title}`,
  captions: 'Français',
} as const;
