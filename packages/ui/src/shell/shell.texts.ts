export const shellTexts = {
  skip: 'Aller au contenu',
  navigation: 'Navigation principale',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  menu: 'Menu',
} as const;
