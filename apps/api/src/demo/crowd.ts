// The other clients of the demonstration: lists of several pages, and a second adviser who follows some of them.
import type { KycStatus } from '@repo/domain/kyc';
import { type CrowdKey, type DemoAccount, demoAccounts } from './accounts.ts';
import { type DemoContractStory, demoContractStories } from './contract-stories.ts';

const crowdSize = 44;
/** The first ones have a contract: each is paid, so that no queue holds any of theirs. */
const investors = 12;

const firstnames =
  'Adèle Baptiste Chloé Damien Élise Fabien Gaëlle Hervé Ingrid Julien Karim Louise Manon Nadia Olivier Pauline Quentin Rose Simon Théa Ulysse Valérie'.split(
    ' ',
  );
const lastnames =
  'Aubert Bonnet Carpentier Dumas Étienne Fontaine Guérin Huet Jacquet Klein Lemoine Marchal Navarro Ollivier Perrin Quéré Renard Sauvage Tessier Valentin Weber'.split(
    ' ',
  );
const addresses = [
  { street: '12 rue de la République', zipCode: '69002', city: 'Lyon' },
  { street: '5 rue Sainte', zipCode: '13001', city: 'Marseille' },
  { street: '31 rue Crébillon', zipCode: '44000', city: 'Nantes' },
  { street: '8 rue des Arts', zipCode: '31000', city: 'Toulouse' },
] as const;
/** Most are verified; the rest stand before, without a file that staff would have to examine. */
const statuses: readonly KycStatus[] = ['approved', 'verified', 'approved', 'started', 'approved'];

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('an empty list has no item');
  return item;
};

const keyOf = (index: number): CrowdKey => `client.${index + 1}`;

const crowd: readonly DemoAccount[] = Array.from({ length: crowdSize }, (_, index) => ({
  key: keyOf(index),
  role: 'client',
  firstname: at(firstnames, index),
  lastname: at(lastnames, index * 5),
  kycStatus: index < investors ? 'approved' : at(statuses, index),
  hasYield: true,
  hasKaskad: index < investors,
  ageDays: 60 + index * 16,
  adviser: at(['julie.conseil', 'julie.conseil', null], index),
  address: at(addresses, index),
  phone: `06-39-98-01-${String(index).padStart(2, '0')}`,
  situation: 'one of many clients',
}));

const crowdStories: readonly DemoContractStory[] = Array.from({ length: investors }, (_, index) => ({
  name: `crowd ${index + 1}`,
  owner: keyOf(index),
  paymentMethod: 'rib',
  strategy: 'eurfy',
  currency: 'EURO',
  amount: String(10_000 + index * 1_500),
  createdDaysAgo: 50 + index * 16,
  paidDaysAgo: 46 + index * 16,
  status: 'signed',
  paymentStatus: 'paid',
}));

export const everyDemoAccount: readonly DemoAccount[] = [...demoAccounts, ...crowd];
export const everyDemoStory: readonly DemoContractStory[] = [...demoContractStories, ...crowdStories];
