// What tests of rounds start from: an issuer with its class and account, a round in any state, and investments in any state.
import { type ClassRow, kaskadClasses, kaskadIssuers } from '../../db/schema/kaskad.ts';
import { kaskadIssuerAccounts } from '../../db/schema/kaskad-registers.ts';
import {
  type InvestmentRow,
  kaskadInvestments,
  kaskadRoundDocuments,
  kaskadRounds,
  type RoundRow,
  type RoundText,
} from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { signIn } from '../../testing/people.ts';
import { storeFile } from '../documents/store-file.ts';
import { dueColumns } from './due-of.ts';

/** A test application, or the dependencies of a real server. */
interface WithDeps {
  deps: Deps;
}

let count = 0;
function next(): number {
  count += 1;
  return count;
}

/** A client of Kaskad alone, with a verified identity. */
export const signInInvestor = (test: WithDeps, overrides: Parameters<typeof signIn>[2] = {}) =>
  signIn(test, 'client', { canAccessYield: false, canAccessKaskad: true, ...overrides });

export const signInKaskadAdmin = (test: WithDeps, overrides: Parameters<typeof signIn>[2] = {}) =>
  signIn(test, 'admin_kaskad', overrides);

export const roundText: RoundText = {
  presentation: 'Une levée pour construire.',
  use_of_funds: 'Développement du produit.',
  risks: 'Perte de tout le capital.',
  terms: [],
  white_paper_url: null,
  white_paper_sha256: null,
  exemption: 'Offre de moins d’un million d’euros.',
};

/** An issuer with an account, and the class that it issues: shares, unless it is said otherwise. */
export async function givenIssuer(
  test: WithDeps,
  { hasAccount = true, ...change }: Partial<ClassRow> & { hasAccount?: boolean } = {},
): Promise<ClassRow> {
  const { deps } = test;
  const [issuerId, now, number] = [deps.ids.uuid(), deps.clock.now(), next()];
  const issuer = { name: `Émetteur ${number}`, registrationNumber: `REG${number}`, country: 'LUX' };
  await deps.db.insert(kaskadIssuers).values({ id: issuerId, ...issuer, createdAt: now });
  const [row] = await deps.db
    .insert(kaskadClasses)
    .values({
      id: deps.ids.uuid(),
      issuerId,
      kind: 'shares',
      symbol: `ACT${number}`,
      name: 'Actions ordinaires',
      decimals: 0,
      createdAt: now,
      ...change,
    })
    .returning();
  if (!row) throw new Error('no class');
  if (!hasAccount) return row;
  const { userId } = await signInKaskadAdmin(test);
  await deps.db.insert(kaskadIssuerAccounts).values({
    id: deps.ids.uuid(),
    issuerId,
    holder: issuer.name,
    iban: 'FR7630006000011234567890189',
    bic: 'BNPAFRPP',
    ethereumAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
    setAt: now,
    setBy: userId,
  });
  return row;
}

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * 24 * 3_600_000);

export interface OpenedRound {
  round: RoundRow;
  class: ClassRow;
}

/** Open since yesterday, for 30 days, at 80.50 € a unit, from 500 to 1 490 units, to everybody, unless it is said otherwise. */
export async function openRound(
  test: WithDeps,
  { class: given, ...change }: Partial<RoundRow> & { class?: ClassRow } = {},
): Promise<OpenedRound> {
  const { deps } = test;
  const row = given ?? (await givenIssuer(test));
  const now = deps.clock.now();
  const { userId: createdBy } = await signInKaskadAdmin(test);
  const [round] = await deps.db
    .insert(kaskadRounds)
    .values({
      id: deps.ids.uuid(),
      issuerId: row.issuerId,
      classId: row.id,
      name: `Levée ${next()}`,
      regime: 'restricted',
      instrument: 'shares',
      state: 'open',
      price: '80.5',
      minimum: '500',
      target: '1000',
      cap: '1490',
      least: '1',
      opensAt: daysAfter(now, -1),
      closesAt: daysAfter(now, 30),
      rule: 'pro_rata',
      audience: 'public',
      paymentAssets: ['EURO', 'USDC', 'EURC'],
      feePercent: '0',
      text: roundText,
      createdAt: now,
      createdBy,
      ...change,
    })
    .returning();
  if (!round) throw new Error('no round');
  return { round, class: row };
}

/** Its terms, published. */
export async function givenRoundDocument(
  { deps }: WithDeps,
  { id: roundId, createdBy }: RoundRow,
  id = deps.ids.uuid(),
): Promise<string> {
  const file = { userId: null, purpose: 'round_document', name: 'x.pdf', mime: 'application/pdf' } as const;
  const fileId = await storeFile(deps, { ...file, bytes: Buffer.from('%PDF-1.7 %%EOF') });
  const version = { kind: 'terms', title: 'Statuts', version: 1, sha256: 'a', isSubstantial: false } as const;
  const published = { publishedAt: deps.clock.now(), publishedBy: createdBy };
  await deps.db.insert(kaskadRoundDocuments).values({ id, roundId, fileId, ...version, ...published });
  return id;
}

/** In any state; 62 units that are firm, unless it is said otherwise. */
export async function givenInvestment(
  { deps }: WithDeps,
  {
    round,
    userId,
    ...change
  }: { round: Pick<RoundRow, 'id' | 'price' | 'feePercent'>; userId: string } & Partial<InvestmentRow>,
): Promise<InvestmentRow> {
  const now = deps.clock.now();
  const units = change.units ?? '62';
  const [row] = await deps.db
    .insert(kaskadInvestments)
    .values({
      id: deps.ids.uuid(),
      reference: `KSK-2025-${String(next()).padStart(4, '0')}`,
      userId,
      roundId: round.id,
      state: 'firm',
      ...dueColumns(units, round),
      paymentAsset: 'EURO',
      submittedAt: now,
      createdAt: now,
      ...change,
    })
    .returning();
  if (!row) throw new Error('no investment');
  return row;
}
