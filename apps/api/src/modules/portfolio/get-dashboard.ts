import { hash } from 'node:crypto';
import type { IsoDay } from '@repo/domain/dates';
import type { DisplayCurrency } from '@repo/domain/money';
import type { Actor, DataVersions, Deps } from '../../deps.ts';
import { matchesEtag } from '../../http/match-etag.ts';
import { parisDay } from '../../paris-time.ts';
import { loadMarket } from '../market-data/load-market.ts';
import { type DashboardForm, dashboardJson } from './dashboard.mapper.ts';
import {
  readClientContracts,
  readClientEvents,
  readClientPayments,
  readClientWithdrawals,
  readDataVersions,
} from './portfolio.repository.ts';
import type { JsonPart } from './series-json.ts';
import { valuePortfolio } from './value-portfolio.ts';

/** Whose portfolio it is: the caller, or a client whose record staff read. */
export type PortfolioOwner = Pick<Actor, 'userId' | 'versions'>;

export type DashboardResponse =
  | { isUnchanged: true; etag: string }
  | { isUnchanged: false; etag: string; json: JsonPart[] };

/** Raise it when the shape of the response changes: browsers then fetch it again although the data has not moved. */
const RESPONSE_VERSION = 7;

/**
 * A client's dashboard. `ifNoneMatch` lists the ETags of the responses the browser has cached: when one is still
 * true nothing is read but the two versions. It holds the day: the periods of the changes end on it.
 */
export async function getDashboard(
  deps: Deps,
  client: PortfolioOwner,
  input: { currency: DisplayCurrency; form: DashboardForm; ifNoneMatch: string | null },
): Promise<DashboardResponse> {
  const versions = client.versions ?? (await readDataVersions(deps.db, client.userId));
  const today = parisDay(deps.clock.now());
  const etag = etagOf(versions, { ...input, userId: client.userId, today });
  if (matchesEtag(input.ifNoneMatch, etag)) return { isUnchanged: true, etag };
  const [loaded, contracts, payments, withdrawals, events] = await Promise.all([
    loadMarket(deps.db, versions.market),
    readClientContracts(deps.db, client.userId),
    readClientPayments(deps.db, client.userId),
    readClientWithdrawals(deps.db, client.userId),
    readClientEvents(deps.db, client.userId),
  ]);
  const rows = { contracts, payments, withdrawals };
  const { portfolio, market, notComputable } = valuePortfolio(loaded, rows, input.currency);
  const { strategies } = loaded.publications;
  return {
    isUnchanged: false,
    etag,
    json: dashboardJson(
      { portfolio, market, notComputable, today, strategies, contracts, events },
      input.form,
    ),
  };
}

/** Weak, because the bytes depend on the encoding. It names the client: two may share a browser and an address. */
function etagOf(
  versions: DataVersions,
  {
    userId,
    currency,
    form,
    today,
  }: { userId: string; currency: DisplayCurrency; form: DashboardForm; today: IsoDay },
): string {
  const owner = hash('sha256', userId, 'base64url').slice(0, 16);
  return `W/"${RESPONSE_VERSION}.${versions.market}.${versions.user}.${today}.${currency}.${form}.${owner}"`;
}
