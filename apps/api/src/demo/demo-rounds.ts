// The rounds of the demonstration: one open with its three marks, one to be allotted, one failed and one of a whitelist. Written
// straight into the tables, as signatures would be needed; their documents and money are made by the product's own operations.
import { addDays, isoDay } from '@repo/domain/dates';
import { insertMany } from '../db/insert-many.ts';
import { kaskadIssuerAccounts } from '../db/schema/kaskad-registers.ts';
import {
  kaskadInvitations,
  kaskadQuestions,
  kaskadRounds,
  kaskadRoundUpdates,
} from '../db/schema/kaskad-rounds.ts';
import { addRoundDocument } from '../modules/kaskad-fundraising/add-round-document.ts';
import { insertMovements } from '../modules/kaskad-rounds/register.repository.ts';
import { insertClass, insertIssuer } from '../modules/kaskad-units/classes.repository.ts';
import { typesetPdf } from '../pdf/typeset.ts';
import type { DemoAccountKey } from './accounts.ts';
import { actOf, type DemoCall, type DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';
import { demoId, instantOf } from './demo-clock.ts';
import { type DemoInvestment, investAll, refundFailed } from './demo-investments.ts';
import { type DemoRound, type RoundKey, demoRoundTerms as rounds } from './demo-round-terms.ts';
import { demoUserId } from './load-demo-accounts.ts';

const roundId = (key: RoundKey) => demoId(`round ${key}`);
const classId = (key: string) => demoId(`class ${key}`);

/** Of the open round: 745 firm, 310 under reflection and 186 awaited units of 1 490. */
const early: readonly DemoInvestment[] = (
  [
    { owner: 'client.1', units: 1000 },
    { owner: 'client.2', units: 900 },
    { owner: 'client.3', units: 700 },
    { owner: 'client.4', units: 400 },
  ] as const
).map((one) => ({ ...one, state: 'firm', submitted: 17, signed: 12 }));
const failed: readonly DemoInvestment[] = (
  [
    { owner: 'client.7', units: 300 },
    { owner: 'client.8', units: 200 },
    { owner: 'client.9', units: 100 },
  ] as const
).map((one) => ({ ...one, state: 'firm', submitted: 18, signed: 12 }));
const current: readonly DemoInvestment[] = [
  { owner: 'camille.moreau', units: 300, state: 'firm', submitted: 9, signed: 4 },
  { owner: 'client.1', units: 245, state: 'firm', submitted: 9, signed: 4 },
  { owner: 'client.2', units: 200, state: 'firm', submitted: 8, signed: 4 },
  { owner: 'client.3', units: 200, state: 'reflection', submitted: 1 },
  { owner: 'client.4', units: 110, state: 'reflection', submitted: 2 },
  { owner: 'client.5', units: 120, state: 'signed', submitted: 8, signed: 3 },
  { owner: 'client.6', units: 66, state: 'submitted', submitted: 6 },
  { owner: 'hugo.delmas', units: 20, state: 'reserved', reserved: 2 },
];

export function demoRounds(demo: DemoPast): DemoAct[] {
  const { today } = demo;
  const invest = (key: RoundKey, daysAgo: number, investments: readonly DemoInvestment[]) =>
    actOf(demo, { daysAgo, by: 'kaskad.admin', time: '11:00' }, (call) =>
      investAll(call, { roundId: roundId(key), today, investments }),
    );
  return [
    actOf(demo, { daysAgo: 19, by: 'kaskad.admin' }, (call) => openRounds(call, demo)),
    invest('oversubscribed', 12, early),
    invest('failed', 12, failed),
    invest('open', 4, current),
    invest('whitelist', 2, [{ owner: 'camille.moreau', units: 15, state: 'reserved', reserved: 2 }]),
    actOf(demo, { daysAgo: 3, by: 'kaskad.admin', time: '09:15' }, (call) =>
      refundFailed(call, roundId('failed')),
    ),
    actOf(demo, { daysAgo: 3, by: 'kaskad.admin', time: '14:30' }, publish),
  ];
}

async function openRounds({ past, actor }: DemoCall, { today }: DemoPast): Promise<void> {
  const { db, ids } = past;
  const createdAt = past.clock.now();
  const issuers = new Map(rounds.map(({ issuer }) => [issuer.key, issuer]));
  for (const { key, ...issuer } of issuers.values()) {
    const id = demoId(`issuer ${key}`);
    await insertIssuer(db, { id, ...issuer, country: 'FRA', createdAt });
    await db.insert(kaskadIssuerAccounts).values({
      id: ids.uuid(),
      issuerId: id,
      holder: `${issuer.name} · compte séquestre`,
      iban: 'FR7630006000011234567890189',
      bic: 'AGRIFRPP',
      setAt: createdAt,
      setBy: actor.userId,
    });
  }
  for (const round of rounds) {
    const { key, ...row } = round.class;
    const issuerId = demoId(`issuer ${round.issuer.key}`);
    await insertClass(db, { id: classId(key), issuerId, ...row, decimals: 0, createdAt });
    await insertRound({ past, actor }, round, today);
    await addSheet({ past, actor }, round);
  }
  await insertCapital({ past, actor });
  await insertMany(
    db,
    kaskadInvitations,
    (['camille.moreau', 'hugo.delmas', 'client.10'] as const).map((key) => ({
      roundId: roundId('whitelist'),
      userId: demoUserId(key),
      invitedAt: createdAt,
      invitedBy: actor.userId,
    })),
  );
}

async function insertRound(
  { past, actor }: DemoCall,
  { key, issuer, terms, opens, closes, presentation, ...round }: DemoRound,
  today: DemoPast['today'],
): Promise<void> {
  const isEnded = terms.state === 'failed';
  await past.db.insert(kaskadRounds).values({
    ...terms,
    id: roundId(key),
    issuerId: demoId(`issuer ${issuer.key}`),
    classId: classId(round.class.key),
    opensAt: instantOf(addDays(today, opens), '08:00'),
    closesAt: instantOf(addDays(today, closes), '17:00'),
    rule: 'pro_rata',
    paymentAssets: ['EURO', 'USDC'],
    feePercent: '1',
    text: {
      presentation,
      use_of_funds: 'Recrutements (60 %), développement (30 %), frais de la levée (10 %).',
      risks:
        'Le capital peut être perdu en totalité. Les titres ne sont pas cotés et se revendent difficilement.',
      terms: [{ label: 'Droit de vote', value: 'Une voix par action' }],
      white_paper_url: null,
      white_paper_sha256: null,
      exemption: null,
    },
    createdAt: past.clock.now(),
    createdBy: actor.userId,
    submittedAt: past.clock.now(),
    submittedBy: actor.userId,
    ...(isEnded && { endedAt: instantOf(addDays(today, closes), '17:00') }),
  });
}

/** The key information sheet: no page of it is true. */
async function addSheet({ past, actor }: DemoCall, { key, terms }: DemoRound): Promise<void> {
  if (terms.state === 'failed') return;
  const content = await typesetPdf(
    {
      brand: past.settings.brands.kaskad,
      title: 'Fiche d’informations clés',
      subtitle: terms.name,
      footer: 'Document de démonstration, sans valeur',
      createdAt: past.clock.now(),
    },
    (pdf) => pdf.paragraph('Ce document a été créé pour la démonstration. Il ne décrit aucune offre réelle.'),
  );
  const upload = {
    bytes: Buffer.from(content),
    claimedName: 'fiche-informations-cles.pdf',
    claimedMime: 'application/pdf',
  };
  await addRoundDocument(past, actor, {
    id: roundId(key),
    kind: 'key_information',
    title: 'Fiche d’informations clés',
    isSubstantial: true,
    upload,
  });
}

/** The table of capital of Helior: two founders, a fund and the plan of its employees. */
async function insertCapital({ past, actor }: DemoCall): Promise<void> {
  const { db } = past;
  const bookedAt = past.clock.now();
  await insertClass(db, {
    id: classId('HELE'),
    issuerId: demoId('issuer Helior'),
    kind: 'bspce',
    symbol: 'HELE',
    name: 'BSPCE Helior',
    decimals: 0,
    createdAt: bookedAt,
  });
  const opening = (holder: string, units: string) => ({
    nature: 'opening' as const,
    holder,
    units,
    day: isoDay('2025-06-30'),
    reason: 'Reprise du registre',
    bookedAt,
    bookedBy: actor.userId,
  });
  await insertMovements(db, classId('HELA'), [
    opening('Éloi Marchand', '6000'),
    opening('Sixtine Laval', '3000'),
    opening('Fonds Primevère', '1000'),
  ]);
  await insertMovements(db, classId('HELE'), [opening('Plan des salariés', '800')]);
}

/** Questions and news of the open round. */
async function publish({ past, actor }: DemoCall): Promise<void> {
  const { db, ids } = past;
  const now = past.clock.now();
  const post = (key: DemoAccountKey, question: string, reply: string | null) => ({
    id: ids.uuid(),
    roundId: roundId('open'),
    userId: demoUserId(key),
    question,
    postedAt: now,
    reply,
    repliedAt: reply === null ? null : now,
    repliedBy: reply === null ? null : actor.userId,
  });
  await insertMany(db, kaskadQuestions, [
    post(
      'camille.moreau',
      'Combien de parkings sont équipés\u00a0?',
      'Douze au 1er novembre, dans six communes.',
    ),
    post('client.1', 'Une assurance couvre-t-elle les installations\u00a0?', null),
  ]);
  await db.insert(kaskadRoundUpdates).values({
    id: ids.uuid(),
    roundId: roundId('open'),
    title: 'La moitié du plafond est atteinte',
    body: 'Merci aux premiers investisseurs. La commune de Sainte-Aube vient de signer pour deux parkings.',
    publishedAt: now,
    publishedBy: actor.userId,
  });
}
