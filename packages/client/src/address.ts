/** The address bar: the French of its parameters and of their words, from and to the names in code. */
import type { PayoutKind } from '@repo/domain/books';
import type { Period } from '@repo/domain/portfolio';
import {
  advisers,
  claims,
  clientBlocks,
  clientKinds,
  clientServices,
  clientStages,
  clientStates,
  dayReasons,
  documents,
  entries,
  families,
  grants,
  holdings,
  identities,
  navStatuses,
  orders,
  payments,
  payouts,
  productStatuses,
  profiles,
  queues,
  receiptSources,
  receiptTabs,
  recordTabs,
  registerNatures,
  registerViews,
  results,
  screens,
  staffEvents,
  statuses,
  threadStates,
  validities,
} from './address-words.ts';

/** The parameters, from the name in code to the one in the address. */
export const addressNames = {
  account: 'compte',
  action: 'action',
  actionNot: 'action-sauf',
  adviser: 'affectation',
  after: 'apres',
  amountMax: 'montant-max',
  amountMin: 'montant-min',
  asset: 'actif',
  before: 'avant',
  block: 'blocage',
  chain: 'suivi',
  claim: 'reclamation',
  clientKind: 'type',
  clientState: 'acces',
  code: 'code',
  columnOrder: 'colonnes',
  contract: 'contrat',
  country: 'pays',
  currency: 'devise',
  day: 'jour',
  density: 'densite',
  documents: 'documents',
  entry: 'ecriture',
  entryNot: 'ecriture-sauf',
  event: 'evenement',
  family: 'famille',
  from: 'du',
  full: 'pleine-page',
  grant: 'plan',
  grantShown: 'attribution',
  hidden: 'masquer',
  holding: 'souscriptions',
  identity: 'identite',
  late: 'retard',
  month: 'mois',
  nav: 'statut-vl',
  navNot: 'statut-vl-sauf',
  object: 'objet',
  objectNot: 'objet-sauf',
  order: 'ordre',
  page: 'page',
  pageSize: 'lignes',
  pair: 'paire',
  pairNot: 'paire-sauf',
  payment: 'paiement',
  paymentNot: 'paiement-sauf',
  payout: 'versement',
  payoutKind: 'nature',
  payoutKindNot: 'nature-sauf',
  period: 'periode',
  product: 'produit',
  profile: 'profil',
  proof: 'preuve',
  publishes: 'publie',
  queue: 'file',
  reason: 'a-faire',
  receipt: 'encaissement',
  result: 'resultat',
  register: 'registre',
  registerNature: 'mouvement',
  resume: 'reprendre',
  sales: 'commercial',
  search: 'recherche',
  service: 'service',
  signed: 'signature',
  signedInFrom: 'connexion-du',
  signedInTo: 'connexion-au',
  sort: 'tri',
  source: 'origine',
  stage: 'avancement',
  sourceNot: 'origine-sauf',
  statement: 'releve',
  status: 'statut',
  statusNot: 'statut-sauf',
  step: 'etape',
  strategy: 'strategie',
  tab: 'onglet',
  thread: 'echange',
  threadState: 'etat',
  to: 'au',
  tokenClass: 'jeton',
  validity: 'validite',
  view: 'vue',
  work: 'travaux',
} as const;

/** In the place of the id of a saved view: none. A list whose address is empty opens the person’s default view. */
export const noView = 'aucune';

export type AddressName = keyof typeof addressNames;

/** The columns that a list sorts. */
const columns = {
  amount: 'montant',
  client: 'client',
  created_at: 'souscription',
  date: 'date',
  due_by: 'echeance',
  granted_on: 'attribution',
  name: 'nom',
  pair: 'paire',
  rate: 'taux',
  registered_at: 'inscription',
  requested_at: 'demande',
  signed_at: 'signature',
  since: 'depuis',
  status: 'statut',
  strategy: 'strategie',
  value: 'vl',
} as const;

export type AddressColumn = keyof typeof columns;

export function isAddressColumn(column: string): column is AddressColumn {
  return Object.hasOwn(columns, column);
}

/** `-date` for descending by `date`. */
export type SortKey = AddressColumn | `-${AddressColumn}`;

const periods: Readonly<Record<Period, string>> = {
  daily: '7-jours',
  weekly: '10-semaines',
  monthly_short: '30-jours',
  monthly: '12-mois',
};
const payoutKinds: Readonly<Record<PayoutKind, string>> = {
  renunciation: 'renonciation',
  withdrawal: 'retrait',
  closing: 'cloture',
  overpayment: 'trop-percu',
  unmatched: 'non-rattache',
  kaskad_refund: 'kaskad',
  correction: 'correction',
};

/** The parameters whose values are words; those of the others are codes, days, numbers or free text. */
const words = {
  adviser: advisers,
  claim: claims,
  clientKind: clientKinds,
  clientState: clientStates,
  density: { compact: 'compacte' },
  documents,
  entry: entries,
  entryNot: entries,
  event: staffEvents,
  family: families,
  full: { true: 'oui' },
  grant: grants,
  holding: holdings,
  validity: validities,
  identity: identities,
  block: clientBlocks,
  stage: clientStages,
  queue: queues,
  reason: dayReasons,
  late: { true: 'oui' },
  nav: navStatuses,
  navNot: navStatuses,
  order: orders,
  payment: payments,
  paymentNot: payments,
  payout: payouts,
  payoutKind: payoutKinds,
  payoutKindNot: payoutKinds,
  period: periods,
  profile: profiles,
  register: registerViews,
  registerNature: registerNatures,
  publishes: { navs: 'vl', fx_rates: 'taux' },
  result: results,
  sort: columns,
  service: clientServices,
  source: receiptSources,
  sourceNot: receiptSources,
  signed: { true: 'oui', false: 'non' },
  status: statuses,
  statusNot: statuses,
  step: screens,
  threadState: threadStates,
  tab: { mine: 'les-miennes', decided: 'traitees', ...receiptTabs, ...productStatuses, ...recordTabs },
  work: { mine: 'a-moi', unassigned: 'non-attribues', team: 'equipe', postponed: 'reportes' },
} as const satisfies { readonly [Name in AddressName]?: Readonly<Record<string, string>> };

function wordsOf(name: AddressName): Readonly<Record<string, string>> | undefined {
  return hasWords(name) ? words[name] : undefined;
}

function hasWords(name: AddressName): name is keyof typeof words {
  return Object.hasOwn(words, name);
}

/** What one text of a parameter stands for in code; null when it is not one of the parameter's words. */
function decode(name: AddressName, text: string): string | null {
  const known = wordsOf(name);
  if (known === undefined) return text;
  const sign = name === 'sort' && text.startsWith('-') ? '-' : '';
  const found = Object.entries(known).find(([, word]) => sign + word === text);
  return found === undefined ? null : sign + found[0];
}

function encode(name: AddressName, text: string): string {
  const known = wordsOf(name);
  if (known === undefined) return text;
  return text.startsWith('-') ? `-${known[text.slice(1)] ?? ''}` : (known[text] ?? '');
}

/** What a parameter holds, as code calls it; null when it is absent or unknown. */
export function readAddress(address: URLSearchParams, name: AddressName): string | null {
  const text = address.get(addressNames[name]);
  return text === null ? null : decode(name, text);
}

/** What a parameter of several words holds: `masquer=client,montant`. */
export function readAddressList(address: URLSearchParams, name: AddressName): string[] {
  const texts = address.getAll(addressNames[name]).flatMap((text) => text.split(','));
  return texts.flatMap((text) => decode(name, text) ?? []);
}

/** What a parameter may be set to: one of its words, as code names them, where it has any. */
export type AddressValue<Name extends AddressName> = Name extends 'sort'
  ? SortKey
  : Name extends keyof typeof words
    ? keyof (typeof words)[Name]
    : string | number;

/** Parameters of the address to set; an empty one is removed. */
export type AddressChange = {
  readonly [Name in AddressName]?: AddressValue<Name> | readonly AddressValue<Name>[] | '' | null | undefined;
};

function isAddressName(name: string): name is AddressName {
  return Object.hasOwn(addressNames, name);
}

/** The address with some parameters changed: empty ones and the first page are removed, the others stay. */
export function withAddress(address: URLSearchParams, change: AddressChange): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(change)) {
    if (!isAddressName(name)) continue;
    const values = name === 'page' && value === 1 ? [] : [value ?? ''].flat();
    const text = values.map((one) => encode(name, String(one))).join(',');
    if (text === '') next.delete(addressNames[name]);
    else next.set(addressNames[name], text);
  }
  return next;
}

/** A path with these parameters, and those of the address that it keeps. */
export function addressOf(path: string, change: AddressChange, kept = new URLSearchParams()): string {
  const search = withAddress(kept, change).toString();
  return search === '' ? path : `${path}?${search}`;
}
