export const profileTexts = {
  identity: 'Identité',
  shared: (brand: string) => `Partagé avec ${brand}`,
  failed: 'Votre profil n’a pas pu être chargé',
  name: 'Nom',
  company: 'Société',
  email: 'E-mail',
  phone: 'Téléphone',
  address: 'Adresse',
  none: 'Non renseigné',
  heading: 'La suite de votre profil arrive bientôt ici',
  will: ['modifier votre identité et votre mot de passe\u00a0;', 'choisir vos notifications.'],
} as const;
