import { formatDecimal, formatNumericDateTime } from '@repo/domain/format';
import type { DataColumn } from '@repo/ui/data-table';
import { Badge, StatusBadge } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { investedText, servicesText, tokenLines, type UserRow } from './kaskad-users.model.ts';
import { kycTexts, kycTones, kaskadUsersTexts as texts } from './kaskad-users.texts.ts';

type Column = DataColumn<UserRow>;

const name: Column = {
  id: 'name',
  header: texts.columns.name,
  isRowName: true,
  cell: ({ person }) => person.name,
};
const email: Column = {
  id: 'email',
  header: texts.columns.email,
  onCard: 'second',
  cell: ({ person }) => person.email,
};
const identity: Column = {
  id: 'identity',
  header: texts.columns.identity,
  onCard: 'first',
  cell: (row) => <StatusBadge labels={kycTexts} status={row.identity} tones={kycTones} />,
};
const invested: Column = {
  id: 'invested',
  header: texts.columns.invested,
  align: 'end',
  onCard: 'first',
  cell: investedText,
};
const rounds: Column = {
  id: 'rounds',
  header: texts.columns.rounds,
  align: 'end',
  cell: (row) => formatDecimal(String(row.rounds)),
};
/** A line each token: they are never summed. */
const tokens = (id: 'granted' | 'claimable' | 'pending' | 'claimed'): Column => ({
  id,
  header: texts.columns[id],
  align: 'end',
  cell: (row) => {
    const lines = tokenLines(row, id);
    return lines.length === 0
      ? texts.none
      : lines.map((line) => (
          <div className="nowrap" key={line}>
            {line}
          </div>
        ));
  },
});
const wallet: Column = {
  id: 'wallet',
  header: texts.columns.wallet,
  cell: (row) => texts.wallets[row.wallet],
};
const services: Column = {
  id: 'services',
  header: texts.columns.services,
  cell: (row) => (
    <Cluster gap={8}>
      {servicesText(row)}
      {row.locked_at === null ? null : <Badge tone="negative">{texts.access.locked}</Badge>}
    </Cluster>
  ),
};
const signedIn: Column = {
  id: 'signed_in',
  header: texts.columns.signedIn,
  cell: ({ last_sign_in: at }) => (at === null ? texts.none : formatNumericDateTime(at)),
};

const figures = [tokens('granted'), tokens('claimable'), tokens('pending'), tokens('claimed')] as const;
const all = [name, email, identity, services, invested, rounds, ...figures, wallet, signedIn] as const;

/** The columns of the list; beside an open record only those that distinguish rows. */
export const kaskadUserColumns = ({ isNarrow }: { readonly isNarrow: boolean }): readonly Column[] =>
  isNarrow ? [name, identity, invested] : all;
