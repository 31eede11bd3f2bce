// The capital of an issuer before a round and after it: cards, the cap table and the share of an investment all read it here.
import { addedByRound, type RoundWorths } from '@repo/domain/kaskad';
import { toText } from '@repo/domain/money';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { countsOf, type SummedList } from '../../db/list-counts.ts';
import type { ClassRow } from '../../db/schema/kaskad.ts';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';
import { type Capital, sumCapital } from './register.repository.ts';

export interface RoundCapital {
  /** Without what the round issued. */
  before: Capital;
  /** With what it adds: its cap until it is allotted. */
  after: Capital;
}

const none: RoundCapital = { before: { issued: 0n, diluted: 0n }, after: { issued: 0n, diluted: 0n } };

const ownSchema = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      allotted: z.string().nullable(),
      registered: z.string(),
    }),
  ),
});

/** What rounds allotted, null before that, and what of it is in the register. */
async function readOwnUnits(db: Database, roundIds: readonly string[]) {
  const ofRounds = sql`key ->> 'round_id' = any(${sql.param([...roundIds])}::text[])`;
  const of = (list: SummedList, name: SQL) =>
    sql`select key ->> 'round_id' as round_id, sum(count) as ${name} from (${countsOf(list, ofRounds)}) as counted group by 1`;
  const result = await db.execute(sql`
    select r.id, c.kind, coalesce(m.registered, 0)::text as registered,
      case when d.decided > 0 then coalesce(a.allotted, 0)::text end as allotted
    from kaskad_rounds r join kaskad_classes c on c.id = r.class_id
      left join (${of('kaskad_round_allotted', sql`allotted`)}) as a on a.round_id = r.id::text and r.state in ('closed', 'issued')
      left join (${of('kaskad_round_decided', sql`decided`)}) as d on d.round_id = r.id::text and r.state in ('closed', 'issued')
      left join (${of('kaskad_registered', sql`registered`)}) as m on m.round_id = r.id::text and r.state in ('closed', 'issued')
    where ${inArray(sql`r.id`, [...roundIds])}`);
  return new Map(ownSchema.parse(result).rows.map((row) => [row.id, row]));
}

/** Of each round; a class of tokens is no capital. */
export async function readRoundCapitals(
  db: Database,
  rounds: readonly Pick<RoundRow, 'id' | 'issuerId' | 'state' | 'cap'>[],
): Promise<(roundId: string) => RoundCapital> {
  if (rounds.length === 0) return () => none;
  const capitalOf = await sumCapital(
    db,
    rounds.map(({ issuerId }) => issuerId),
  );
  const own = await readOwnUnits(
    db,
    rounds.map(({ id }) => id),
  );
  const capitals = new Map(
    rounds.map((round) => {
      const capital = capitalOf(round.issuerId);
      const units = own.get(round.id);
      if (units === undefined || units.kind === 'token')
        return [round.id, { before: capital, after: capital }];
      const allotted = units.allotted === null ? null : BigInt(units.allotted);
      const before = add(capital, units.kind, -BigInt(units.registered));
      const added = addedByRound({ state: round.state, cap: BigInt(round.cap) }, allotted);
      return [round.id, { before, after: add(before, units.kind, added) }];
    }),
  );
  return (roundId) => capitals.get(roundId) ?? none;
}

const add = ({ issued, diluted }: Capital, kind: string, units: bigint): Capital => ({
  issued: kind === ('shares' satisfies ClassRow['kind']) ? issued + units : issued,
  diluted: diluted + units,
});

/** Its valuations; of tokens none, as their price is not that of a share. */
export function toWorths(
  { instrument }: Pick<RoundRow, 'instrument'>,
  worths: RoundWorths | null,
): { pre_money: string | null; post_money: string | null } {
  const shown = instrument === 'tokens' || instrument === 'saft' ? null : worths;
  return { pre_money: shown && toText(shown.preMoney), post_money: shown && toText(shown.postMoney) };
}
