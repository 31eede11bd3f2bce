// The wallets and the claims of the demonstration: one claim in each state.
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { and, desc, eq } from 'drizzle-orm';
import { changeKinds } from '../change-kinds.ts';
import { kaskadClaims, kaskadGrants } from '../db/schema/kaskad.ts';
import { claimUnits } from '../modules/kaskad-claims/claim-units.ts';
import { executeClaim } from '../modules/kaskad-claims/execute-claim.ts';
import { moveClaim } from '../modules/kaskad-claims/move-claim.ts';
import { addWallet } from '../modules/kaskad-wallets/add-wallet.ts';
import { proveWallet } from '../modules/kaskad-wallets/prove-wallet.ts';
import { listWalletsOf } from '../modules/kaskad-wallets/wallets.repository.ts';
import { actOf, approveRequested, type DemoCall, type DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';
import { demoId } from './demo-clock.ts';
import { demoUserId } from './load-demo-accounts.ts';

/** A wallet on Ethereum of this key, in hexadecimal: its address in lower case, and what it signs. */
export function walletOf(key: string): { address: string; sign: (message: string) => string } {
  const secretKey = hexToBytes(key);
  const point = secp256k1.getPublicKey(secretKey, false);
  return {
    address: `0x${bytesToHex(keccak_256(point.subarray(1)).subarray(-20))}`,
    /** As a wallet signs a text: EIP-191, the recovery byte last, from 27. */
    sign: (message) => {
      const body = utf8ToBytes(message);
      const digest = keccak_256(
        concatBytes(utf8ToBytes(`\u0019Ethereum Signed Message:\n${body.length}`), body),
      );
      const signed = secp256k1.sign(digest, secretKey, { prehash: false, format: 'recovered' });
      return `0x${bytesToHex(signed.subarray(1))}${(27 + (signed[0] ?? 0)).toString(16)}`;
    },
  };
}

const owner = 'camille.moreau';
const ledger = walletOf(demoId('key of a wallet').replaceAll('-', '').repeat(2));

/** Grants of Camille, by the days on which they were made: what was claimed of the first one, and what waits of the second one. */
export interface ClaimedGrants {
  main: string;
  second: string;
}

/** The 20 000 units of the main grant are unlocked a week before, on 12 November. */
const firstDay = '2026-11-19';

/**
 * Of the first: 12 000 and 6 000 units executed, 2 000 withdrawn, 2 000 refused, so that 2 000 of 20 000 unlocked can be claimed. Of
 * the second: a claim to verify and one in verification.
 */
export function demoClaims(demo: DemoPast, { main, second }: ClaimedGrants): DemoAct[] {
  const claim = (daysAgo: number, grantedOn: string, units: string) =>
    actOf(demo, { daysAgo, by: owner }, (call) => claimOf(call, { grantedOn, units }));
  const decide = (daysAgo: number, grantedOn: string, act: (call: DemoCall, id: string) => Promise<void>) =>
    actOf(demo, { daysAgo, by: 'kaskad.admin', time: '14:00' }, async (call) =>
      act(call, await newestClaim(call, grantedOn)),
    );
  if (demo.today < firstDay) return [];
  return [
    actOf(demo, { daysAgo: 120, by: owner }, addLedger),
    claim(18, main, '12000'),
    decide(17, main, verify),
    ...execution(demo, { daysAgo: 16, grantedOn: main }),
    claim(14, main, '6000'),
    decide(13, main, verify),
    ...execution(demo, { daysAgo: 12, grantedOn: main }),
    claim(7, main, '2000'),
    actOf(demo, { daysAgo: 7, by: owner, time: '11:45' }, async ({ past, actor }) =>
      moveClaim(past, { actor, claimId: await newestClaim({ past, actor }, main), action: 'cancel' }),
    ),
    claim(5, main, '2000'),
    decide(4, main, ({ past, actor }, claimId) =>
      moveClaim(past, { actor, claimId, action: 'refuse' }, { reason: 'Demande faite par téléphone' }),
    ),
    claim(3, second, '500'),
    decide(2, second, verify),
    claim(1, second, '250'),
  ];
}

/** The transaction is typed by one administrator, and approved by another one. */
function execution(
  demo: DemoPast,
  { daysAgo, grantedOn }: { daysAgo: number; grantedOn: string },
): DemoAct[] {
  const txid = `0x${demoId(`claim ${daysAgo}`).replaceAll('-', '').repeat(2)}`;
  return [
    actOf(demo, { daysAgo, by: 'kaskad.admin', time: '14:00' }, async (call) => {
      const id = await newestClaim(call, grantedOn);
      await executeClaim(call.past, call.actor, { id, txid, reason: 'Envoi des jetons débloqués' });
    }),
    actOf(demo, { daysAgo, by: 'ines.garnier', time: '15:30' }, async (call) =>
      approveRequested(call, await newestClaim(call, grantedOn), changeKinds),
    ),
  ];
}

const verify = ({ past, actor }: DemoCall, claimId: string): Promise<void> =>
  moveClaim(past, { actor, claimId, action: 'verify' });

async function addLedger({ past, actor }: DemoCall): Promise<void> {
  await addWallet(past, actor, { label: 'Ledger principal', network: 'ethereum', address: ledger.address });
  const [wallet] = await listWalletsOf(past.db, actor.userId);
  if (wallet === undefined) throw new Error('the demonstration has no wallet');
  await proveWallet(past, actor, { id: wallet.id, signature: ledger.sign(wallet.proofText) });
}

const isMadeOn = (day: string) =>
  and(eq(kaskadGrants.userId, demoUserId(owner)), eq(kaskadGrants.grantedOn, day));

async function claimOf(
  { past, actor }: DemoCall,
  { grantedOn, units }: { grantedOn: string; units: string },
): Promise<void> {
  const [grant] = await past.db.select().from(kaskadGrants).where(isMadeOn(grantedOn));
  const [wallet] = await listWalletsOf(past.db, actor.userId);
  if (!grant || !wallet) throw new Error(`nothing to claim of ${grantedOn}`);
  const { id: grantId, version } = grant;
  await claimUnits(past, actor, { grantId, units, wallet_id: wallet.id, version });
}

async function newestClaim({ past }: DemoCall, grantedOn: string): Promise<string> {
  const [newest] = await past.db
    .select({ id: kaskadClaims.id })
    .from(kaskadClaims)
    .innerJoin(kaskadGrants, eq(kaskadGrants.id, kaskadClaims.grantId))
    .where(isMadeOn(grantedOn))
    .orderBy(desc(kaskadClaims.requestedAt))
    .limit(1);
  if (newest === undefined) throw new Error(`no claim of ${grantedOn}`);
  return newest.id;
}
