import { formatNumericDate } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import { LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { EmptyState, StatusBadge } from '@repo/ui/feedback';
import { InvestmentPaper } from '../../shared/InvestmentPaper.tsx';
import { paths } from '../../shared/paths.ts';
import { investmentTones } from '../../shared/round-status.ts';
import { dueShown, type Investment, type InvestmentTab, wholeUnits } from '../../shared/rounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { useAmounts } from '../../shared/use-amounts.ts';
import { investmentsTexts as texts } from './investments.texts.ts';

/** When it began: submitted, or reserved. */
const startOf = ({ submitted_at, reserved_at }: Investment) => submitted_at ?? reserved_at;

const columns: readonly DataColumn<Investment>[] = [
  { id: 'project', header: texts.columns.project, isRowName: true, cell: ({ round }) => round.issuer.name },
  { id: 'round', header: texts.columns.round, cell: ({ round }) => round.name },
  {
    id: 'instrument',
    header: texts.columns.instrument,
    cell: ({ round }) => roundsTexts.instrument[round.instrument],
  },
  {
    id: 'amount',
    header: texts.columns.amount,
    align: 'end',
    cell: (item) => <Euros amount={dueShown(item)} />,
  },
  {
    id: 'price',
    header: texts.columns.price,
    align: 'end',
    cell: ({ round }) => <Price amount={round.price} />,
  },
  { id: 'units', header: texts.columns.units, align: 'end', cell: (item) => <Units item={item} /> },
  {
    id: 'state',
    header: texts.columns.state,
    cell: ({ state }) => (
      <StatusBadge labels={kaskadTexts.investment} look="plain" status={state} tones={investmentTones} />
    ),
  },
  { id: 'next', header: texts.columns.next, cell: ({ next_step }) => roundsTexts.nextStep[next_step] },
  {
    id: 'date',
    header: texts.columns.date,
    align: 'end',
    cell: (item) => {
      const start = startOf(item);
      return start === null ? null : formatNumericDate(start);
    },
  },
];

/** Where something was published of one of them. */
const papersColumn: DataColumn<Investment> = {
  id: 'papers',
  header: texts.columns.papers,
  cell: (item) =>
    hasNotice(item) ? (
      <InvestmentPaper
        id={item.id}
        kind="allotment_notice"
        label={roundsTexts.papers.allotment_notice}
        name={texts.noticeOf(roundsTexts.papers.allotment_notice, item.reference)}
      />
    ) : null,
};

const hasNotice = ({ allotted_units }: Investment) => allotted_units !== null;

interface InvestmentsTableProps {
  readonly items: readonly Investment[];
  readonly tab: Exclude<InvestmentTab, 'rounds'>;
}

/** One list of investments; a row opens the investment. */
export function InvestmentsTable({ items, tab }: InvestmentsTableProps) {
  return (
    <Card>
      <DataTable
        columns={items.some(hasNotice) ? [...columns, papersColumn] : columns}
        empty={
          <EmptyState
            action={<LinkButton href={paths.openRounds}>{texts.discover}</LinkButton>}
            title={texts.empty[tab]}
          >
            {texts.emptyHelp[tab]}
          </EmptyState>
        }
        isWide
        label={texts.list[tab]}
        rowAction={{ kind: 'link', href: ({ id }) => paths.investment(id) }}
        rowId={({ id }) => id}
        rows={items}
      />
    </Card>
  );
}

function Euros({ amount }: { readonly amount: string }) {
  return useAmounts().euros(amount);
}

function Price({ amount }: { readonly amount: string }) {
  return useAmounts().price(amount);
}

/** « 40 sur 62 » once fewer were allotted than requested. */
function Units({ item: { units, allotted_units } }: { readonly item: Investment }) {
  const { bare } = useAmounts();
  const requested = bare(wholeUnits(units));
  if (allotted_units === null || allotted_units === units) return requested;
  return texts.someOf(bare(wholeUnits(allotted_units)), requested);
}
