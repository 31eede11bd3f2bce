/**
 * The access table, written from the specification (1§2, 1§4, 1§6) and not from the code: the routes of the product by
 * family, and each kind of account with its landing page and the families it opens.
 */
import type { Stack } from './stack.ts';

const siteRoutes = {
  /** The signed-in user of the device, or none; a token alone is not a session. */
  open: [
    '/mentions-legales',
    '/verifier-un-document',
    '/cgv',
    '/avertissement-risques/2026-11',
    '/reset-password',
    '/reset-password/rst_inconnu',
    '/confirmer-mon-adresse',
    '/ce-n-est-pas-moi',
  ],
  guest: ['/login', '/register', '/password', '/link-kaskad', '/link-yield'],
  kaskadGuest: ['/kaskad/login', '/kaskad/register'],
  root: ['/', '/inconnu', '/kaskad/inconnu'],
  kycPending: ['/kyc-en-attente'],
  yieldClient: ['/dashboard', '/produits', '/accompagnement', '/notifications', '/profile', '/documents'],
  kaskadClient: [
    '/kaskad/dashboard',
    '/kaskad/investments',
    '/kaskad/investments/inconnu',
    '/kaskad/investments/levees/inconnue',
    '/kaskad/investments/levees/inconnue/investir',
    '/kaskad/vesting',
    '/kaskad/profile',
  ],
} as const;

const backofficeRoutes = {
  guest: ['/login'],
  root: ['/', '/inconnu'],
  admin: [
    '/admin',
    '/admin/ma-file',
    '/admin/controle-du-jour',
    '/admin/alertes',
    '/admin/navs',
    '/admin/navs/saisie',
    '/admin/navs/import',
    '/admin/navs/liste',
    '/admin/navs/ordres-en-attente',
    '/admin/navs/corrections',
    '/admin/taux-fx',
    '/admin/taux-fx/import',
    '/admin/souscriptions',
    '/admin/souscriptions/versements',
    '/admin/souscriptions/rapprochement',
    '/admin/souscriptions/rapprochement/import',
    '/admin/souscriptions/registre',
    '/admin/souscriptions/journal',
    '/admin/souscriptions/balance',
    '/admin/souscriptions/comptes',
    '/admin/produits',
    '/admin/a-valider',
    '/admin/parametres',
    '/admin/taches',
    '/admin/messages',
    '/admin/souscriptions/assistees',
    '/admin/travaux',
    '/admin/users',
    '/admin/commerciaux',
    '/admin/commerciaux/sessions',
  ],
  superAdmin: ['/admin/audit'],
  commercial: [
    '/admin-commercial',
    '/admin-commercial/taux-fx',
    '/admin-commercial/messages',
    '/admin-commercial/souscriptions-assistees',
    '/admin-commercial/travaux',
  ],
  equisafe: ['/admin-equisafe'],
  kaskadAdmin: [
    '/kaskad/admin',
    '/kaskad/admin/users',
    '/kaskad/admin/investments',
    '/kaskad/admin/investments/remboursements',
    '/kaskad/admin/investments/plans-de-vesting',
    '/kaskad/admin/investments/creer-un-plan',
    '/kaskad/admin/investments/importer',
    '/kaskad/admin/investments/reclamations',
    '/kaskad/admin/investments/jetons-et-categories',
    '/kaskad/admin/fundraising',
    '/kaskad/admin/fundraising/nouvelle',
    '/kaskad/admin/fundraising/emetteurs',
    '/kaskad/admin/a-valider',
  ],
  /** Of one record, whose guard does not depend on it. */
  kaskadRecords: [
    '/kaskad/admin/users/inconnu',
    '/kaskad/admin/investments/inconnu',
    '/kaskad/admin/investments/remboursements/inconnu',
    '/kaskad/admin/fundraising/levees/inconnue',
    '/kaskad/admin/fundraising/levees/inconnue/modifier',
    '/kaskad/admin/fundraising/levees/inconnue/allocation',
    '/kaskad/admin/fundraising/emetteurs/inconnu',
    '/kaskad/admin/fundraising/emetteurs/inconnu/capital',
  ],
} as const;

type SiteFamily = keyof typeof siteRoutes;
type BackofficeFamily = keyof typeof backofficeRoutes;

interface AccountOf<Family> {
  /** The demonstration account. */
  readonly key: string;
  readonly who: string;
  readonly home: string;
  readonly opens: readonly Family[];
}

export const clients: readonly AccountOf<SiteFamily>[] = [
  { key: 'yanis.roche', who: 'a verified client', home: '/dashboard', opens: ['yieldClient'] },
  {
    key: 'camille.moreau',
    who: 'a client of both services',
    home: '/dashboard',
    opens: ['yieldClient', 'kaskadClient'],
  },
  { key: 'gerant.belleval', who: 'a company, by its Gérant,', home: '/dashboard', opens: ['yieldClient'] },
  { key: 'ines.cgp', who: 'a wealth adviser', home: '/dashboard', opens: ['yieldClient'] },
  { key: 'lea.petit', who: 'a client to be verified', home: '/kyc-en-attente', opens: ['kycPending'] },
  {
    key: 'hugo.delmas',
    who: 'a client of the second service alone, to be verified',
    home: '/kaskad/dashboard',
    // The pending screen requires a client without a verified identity, whatever their services (1§6).
    opens: ['kaskadClient', 'kycPending'],
  },
];

export const staff: readonly AccountOf<BackofficeFamily>[] = [
  { key: 'paul.conseil', who: 'a commercial', home: '/admin-commercial', opens: ['commercial'] },
  { key: 'equisafe', who: 'equisafe', home: '/admin-equisafe', opens: ['equisafe'] },
  {
    key: 'ines.garnier',
    who: 'an administrator of everything',
    home: '/admin',
    opens: ['admin', 'superAdmin', 'kaskadAdmin', 'kaskadRecords'],
  },
  { key: 'marc.admin', who: 'an administrator of the main service', home: '/admin', opens: ['admin'] },
  {
    key: 'kaskad.admin',
    who: 'an administrator of the second service',
    home: '/kaskad/admin',
    opens: ['kaskadAdmin', 'kaskadRecords'],
  },
];

export interface Walk {
  readonly opened: readonly string[];
  /** The root and unknown paths too: they redirect home (R014). */
  readonly foreign: readonly string[];
}

export function walkOfClient({ siteUrl }: Pick<Stack, 'siteUrl'>, opens: readonly SiteFamily[]): Walk {
  return walk(siteUrl, siteRoutes, ['open', ...opens]);
}

export function walkOfStaff(
  { backofficeUrl }: Pick<Stack, 'backofficeUrl'>,
  opens: readonly BackofficeFamily[],
): Walk {
  return walk(backofficeUrl, backofficeRoutes, opens);
}

/** Every public route. */
export function openRoutes({ siteUrl, backofficeUrl }: Stack): readonly string[] {
  const { open, guest, kaskadGuest } = siteRoutes;
  return [
    ...[...open, ...guest, ...kaskadGuest].map((path) => siteUrl + path),
    ...backofficeRoutes.guest.map((path) => backofficeUrl + path),
  ];
}

/** Every route that requires an account, with the sign-in page a visitor is redirected to. */
export function closedRoutes({ siteUrl, backofficeUrl }: Stack): readonly (readonly [string, string])[] {
  const { open: _all, guest: _open, kaskadGuest: _openToo, kaskadClient, root: _both, ...main } = siteRoutes;
  const { guest: _its, ...office } = backofficeRoutes;
  return [
    ...Object.values(main)
      .flat()
      .map((path) => [siteUrl + path, `${siteUrl}/login`] as const),
    ...['/', '/inconnu'].map((path) => [siteUrl + path, `${siteUrl}/login`] as const),
    ...['/kaskad', '/kaskad/inconnu', ...kaskadClient].map(
      (path) => [siteUrl + path, `${siteUrl}/kaskad/login`] as const,
    ),
    ...Object.values(office)
      .flat()
      .map((path) => [backofficeUrl + path, `${backofficeUrl}/login`] as const),
  ];
}

function walk<Family extends string>(
  origin: string,
  routes: Readonly<Record<Family, readonly string[]>>,
  opens: readonly Family[],
): Walk {
  const opened = opens.flatMap((family) => routes[family]);
  const foreign = Object.values<readonly string[]>(routes)
    .flat()
    .filter((path) => !opened.includes(path));
  const absolute = (path: string) => origin + path;
  return { opened: opened.map(absolute), foreign: foreign.map(absolute) };
}
