/** The list of users of Kaskad: its filters. Nothing of Yield is in it. */
import type { components, OperationOutput, OperationParams } from '@repo/api-sdk';
import { choiceFilter, defineList, textFilter } from '@repo/client/list';
import { formatBookAmount } from '@repo/domain/format';
import { shownUnits } from '../../shared/kaskad/units.ts';
import { kaskadUsersTexts as texts } from './kaskad-users.texts.ts';

type ListQuery = NonNullable<OperationParams<'listKaskadUsers'>['query']>;
type WireRow = components['schemas']['KaskadUserRow'];
export type KaskadUser = OperationOutput<'getKaskadUser'>;

export interface UserRow extends WireRow {
  readonly id: string;
}

export const identityChoices = ['verified', 'unverified'] as const;
export const walletChoices = ['missing', 'proven'] as const;
export const accessChoices = ['open', 'locked'] as const;

export const kaskadUserList = defineList({
  sorts: ['name'],
  filters: {
    q: textFilter('search'),
    identity: choiceFilter('isVerified', identityChoices),
    wallet: choiceFilter('wallet', walletChoices),
    access: choiceFilter('kaskadAccess', accessChoices),
  },
  isPagedByRow: true,
});

/** The request of an address; the server orders it by name. */
export function toUserQuery(state: ReturnType<typeof kaskadUserList.read>): ListQuery {
  const { sort: _sort, ...query } = kaskadUserList.toQuery(state);
  return query;
}

export const toUserRow = (row: WireRow): UserRow => ({ ...row, id: row.person.id });

export const investedText = ({ invested }: WireRow): string => formatBookAmount(invested, 'EUR');

export const servicesText = ({ services }: WireRow): string =>
  services.map((service) => texts.services[service]).join(', ');

export type AccessAct = 'lock' | 'unlock' | 'unlink';

/** What may be done to the access now; the only service of an account stays linked. */
export function accessActs({ locked_at: lockedAt, services }: WireRow): readonly AccessAct[] {
  if (lockedAt !== null) return ['unlock'];
  return services.includes('yield') ? ['lock', 'unlink'] : ['lock'];
}

type TokenFigure = 'granted' | 'claimable' | 'pending' | 'claimed';

/** « 60 000 KSK », a line each token that has some. */
export const tokenLines = ({ tokens }: WireRow, figure: TokenFigure): readonly string[] =>
  tokens.flatMap((token) => (token[figure] === '0' ? [] : [shownUnits(token[figure], token.class)]));
