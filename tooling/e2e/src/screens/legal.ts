/** The states of the legal pages, which are public. */
import { pressing, type ScreenState } from './steps.ts';

const download = 'Télécharger le PDF';

export const legal: readonly ScreenState[] = [
  { title: 'Mentions légales', path: '/mentions-legales', shows: 'Éditeur du site' },
  { title: 'Confidentialité', path: '/confidentialite', shows: 'Vos droits' },
  { title: 'Accessibilité', path: '/accessibilite', shows: 'Contenus non accessibles' },
  { title: 'Vérifier un document', path: '/verifier-un-document', shows: 'Ou son empreinte SHA-256' },
  { title: 'CGV', path: '/cgv', shows: 'Empreinte SHA-256' },
  { title: 'CGV, a version', path: '/cgv/2026-11', shows: 'Version 2026-11' },
  { title: 'CGV, a version that never was', path: '/cgv/1999-01', shows: 'Cette version n’existe pas' },
  {
    title: 'CGV, being downloaded',
    path: '/cgv',
    shows: download,
    mocks: { downloadLegalDocument: 'pending' },
    act: pressing(download),
  },
  {
    title: 'CGV, not downloaded',
    path: '/cgv',
    shows: 'Le document n’a pas pu être téléchargé.',
    mocks: { downloadLegalDocument: 'unreachable' },
    act: pressing(download),
  },
  { title: 'Avertissement', path: '/avertissement-risques', shows: 'Perte en capital' },
];
