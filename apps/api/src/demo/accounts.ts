// One account for each role and each situation. All open with the same password.
import type { Role } from '@repo/domain/access';
import type { KycStatus } from '@repo/domain/kyc';

export const demoPassword = 'Demonstration-2026!';

/** Of one of many clients, who are not named. */
export type CrowdKey = `client.${number}`;

export type DemoAccountKey =
  | CrowdKey
  | 'camille.moreau'
  | 'yanis.roche'
  | 'gerant.belleval'
  | 'lea.petit'
  | 'noe.martin'
  | 'hugo.delmas'
  | 'ines.cgp'
  | 'paul.conseil'
  | 'julie.conseil'
  | 'equisafe'
  | 'ines.garnier'
  | 'marc.admin'
  | 'kaskad.admin'
  | 'sans.acces'
  | 'double.facteur'
  | 'tom.girard'
  | 'gerant.tilleul';

export interface DemoAccount {
  key: DemoAccountKey;
  role: Role;
  firstname: string;
  lastname: string;
  kycStatus: KycStatus;
  hasYield?: boolean;
  hasKaskad?: boolean;
  hasTwoFactor?: boolean;
  /** How long ago the account was created. */
  ageDays: number;
  /** Of a client: Paul Lambert by default; null for none. */
  adviser?: DemoAccountKey | null;
  address?: { street: string; zipCode: string; city: string };
  phone?: string;
  company?: { name: string; registrationNumber: string; type: string };
  /** The English description of the account, printed by the start-up message. */
  situation: string;
}

const paris = { street: '18 rue des Martyrs', zipCode: '75009', city: 'Paris' };
const lyon = { street: '42 quai Saint-Vincent', zipCode: '69001', city: 'Lyon' };
const bordeaux = { street: '7 cours de l’Intendance', zipCode: '33000', city: 'Bordeaux' };

/** Telephone numbers are of the range kept for fiction (06 39 98). */
export const demoAccounts: readonly DemoAccount[] = [
  {
    key: 'camille.moreau',
    role: 'client',
    firstname: 'Camille',
    lastname: 'Moreau',
    kycStatus: 'approved',
    hasYield: true,
    hasKaskad: true,
    ageDays: 1090,
    address: paris,
    phone: '06-39-98-00-12',
    situation: 'individual, both services, contracts in three products',
  },
  {
    key: 'yanis.roche',
    role: 'client',
    firstname: 'Yanis',
    lastname: 'Roche',
    kycStatus: 'verified',
    hasYield: true,
    ageDays: 720,
    address: lyon,
    phone: '06-39-98-00-27',
    situation: 'individual, yield service',
  },
  {
    key: 'gerant.belleval',
    role: 'client',
    firstname: 'Hélène',
    lastname: 'Belleval',
    kycStatus: 'approved',
    hasYield: true,
    ageDays: 810,
    address: bordeaux,
    phone: '06-39-98-00-33',
    company: { name: 'Belleval Patrimoine', registrationNumber: '123456782', type: 'SARL' },
    situation: 'company',
  },
  {
    key: 'lea.petit',
    role: 'client',
    firstname: 'Léa',
    lastname: 'Petit',
    kycStatus: 'pending',
    hasYield: true,
    ageDays: 2,
    address: lyon,
    phone: '06-39-98-00-41',
    situation: 'identity not verified yet',
  },
  {
    key: 'noe.martin',
    role: 'client',
    firstname: 'Noé',
    lastname: 'Martin',
    kycStatus: 'rejected',
    hasYield: true,
    ageDays: 35,
    address: paris,
    phone: '06-39-98-00-48',
    situation: 'identity rejected',
  },
  {
    key: 'hugo.delmas',
    role: 'client',
    firstname: 'Hugo',
    lastname: 'Delmas',
    kycStatus: 'pending',
    hasKaskad: true,
    ageDays: 140,
    address: bordeaux,
    phone: '06-39-98-00-52',
    situation: 'second service only',
  },
  {
    key: 'ines.cgp',
    role: 'cgp',
    firstname: 'Inès',
    lastname: 'Caron',
    kycStatus: 'approved',
    hasYield: true,
    ageDays: 400,
    address: paris,
    phone: '06-39-98-00-60',
    situation: 'wealth adviser (cgp), seen as a client',
  },
  {
    key: 'double.facteur',
    role: 'client',
    firstname: 'Alix',
    lastname: 'Renaud',
    kycStatus: 'approved',
    hasYield: true,
    hasTwoFactor: true,
    ageDays: 260,
    address: lyon,
    phone: '06-39-98-00-66',
    situation: 'second factor on',
  },
  {
    key: 'sans.acces',
    role: 'client',
    firstname: 'Sacha',
    lastname: 'Leroy',
    kycStatus: 'approved',
    ageDays: 90,
    address: bordeaux,
    phone: '06-39-98-00-71',
    situation: 'access to neither service',
  },
  {
    key: 'tom.girard',
    role: 'client',
    firstname: 'Tom',
    lastname: 'Girard',
    kycStatus: 'pending',
    hasYield: true,
    ageDays: 4,
    address: lyon,
    phone: '06-39-98-00-74',
    situation: 'identity to be examined by staff',
  },
  {
    key: 'gerant.tilleul',
    role: 'client',
    firstname: 'Samir',
    lastname: 'Benali',
    kycStatus: 'pending',
    hasYield: true,
    ageDays: 6,
    address: bordeaux,
    phone: '06-39-98-00-78',
    company: { name: 'Atelier Tilleul', registrationNumber: '987654324', type: 'SAS' },
    situation: 'company whose documents and manager are to be examined',
  },
  {
    key: 'paul.conseil',
    role: 'commercial',
    firstname: 'Paul',
    lastname: 'Lambert',
    kycStatus: 'pending',
    ageDays: 1100,
    situation: 'commercial',
  },
  {
    key: 'julie.conseil',
    role: 'commercial',
    firstname: 'Julie',
    lastname: 'Faure',
    kycStatus: 'pending',
    ageDays: 820,
    situation: 'second commercial',
  },
  {
    key: 'equisafe',
    role: 'equisafe',
    firstname: 'Service',
    lastname: 'Equisafe',
    kycStatus: 'pending',
    ageDays: 1100,
    situation: 'equisafe',
  },
  {
    key: 'ines.garnier',
    role: 'super_admin',
    firstname: 'Inès',
    lastname: 'Garnier',
    kycStatus: 'pending',
    ageDays: 1110,
    situation: 'administrator of everything',
  },
  {
    key: 'marc.admin',
    role: 'admin_yield',
    firstname: 'Marc',
    lastname: 'Vidal',
    kycStatus: 'pending',
    ageDays: 1110,
    situation: 'administrator of the yield service',
  },
  {
    key: 'kaskad.admin',
    role: 'admin_kaskad',
    firstname: 'Karine',
    lastname: 'Adam',
    kycStatus: 'pending',
    ageDays: 1110,
    situation: 'administrator of the second service',
  },
];

export function demoEmail(key: DemoAccountKey): string {
  return `${key}@exemple.fr`;
}
