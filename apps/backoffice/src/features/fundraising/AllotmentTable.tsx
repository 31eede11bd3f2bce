import type { CheckedForm } from '@repo/client/form';
import { kaskadTexts } from '@repo/domain/kaskad';
import { CellInput } from '@repo/ui/cell-input';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { TextField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { useState } from 'react';
import {
  type AllotmentForm,
  type AllotmentLine,
  allotmentLines,
  firstSum,
  goalOf,
  type Simulation,
  signedUnits,
  type TypedRow,
} from './allotment.model.ts';
import { allotmentTexts as texts } from './allotment.texts.ts';
import styles from './fundraising.module.css';
import { shownUnits } from './rounds.model.ts';

interface AllotmentTableProps {
  readonly form: CheckedForm<AllotmentForm>;
  readonly simulation: Simulation;
}

/** Each firm investment in the order in which it became firm, the sums, and what an investor would read. */
export function AllotmentTable({ form, simulation }: AllotmentTableProps) {
  const { values } = form;
  const lines = allotmentLines(simulation, values);
  const [openId, setOpenId] = useState<string | null>(null);
  const read = lines.find(({ id }) => id === openId) ?? lines[0];
  const sum = firstSum(simulation, values);
  const difference = sum - goalOf(simulation);
  const isCapped = goalOf(simulation) === BigInt(simulation.cap);
  const goal = isCapped ? texts.equalsCap : texts.equalsDemand;
  const second = values.rule === 'manual' ? simulation.first : simulation.second;
  return (
    <Stack gap={16}>
      <p>{texts.demand(shownUnits(simulation.demand), shownUnits(simulation.cap))}</p>
      {simulation.is_cut ? <p className={styles.lacking}>{texts.cut}</p> : null}
      {values.rule === 'manual' ? (
        <TextField {...form.field('commonReason')} isOptional label={texts.commonReason} maxLength={200} />
      ) : null}
      <DataTable
        columns={columnsOf(form, simulation)}
        isWide={values.rule === 'manual'}
        label={texts.table}
        rowAction={
          values.rule === 'manual'
            ? undefined
            : { kind: 'press', onPress: ({ id }) => setOpenId(id), openId: read?.id ?? null }
        }
        rowId={({ id }) => id}
        rows={lines}
        totals={{
          label: texts.total(simulation.first.served + simulation.first.unserved),
          cells: {
            requested: shownUnits(simulation.demand),
            first: `${shownUnits(sum)}, ${difference === 0n ? goal : texts.differs(signedUnits(difference), shownUnits(goalOf(simulation)))}`,
            second: second === null ? null : shownUnits(second.allotted),
            difference: second === null ? null : signedUnits(BigInt(second.allotted) - sum),
          },
          note: simulation.second === null ? undefined : texts.winners(simulation.gaining, simulation.losing),
        }}
      />
      {read === undefined || values.rule === 'manual' ? null : (
        <Stack gap={8}>
          <h3>{texts.reads(read.owner)}</h3>
          <p className={styles.explanation}>{read.explanation}</p>
        </Stack>
      )}
    </Stack>
  );
}

type Columns = readonly DataColumn<AllotmentLine>[];

function columnsOf(form: CheckedForm<AllotmentForm>, simulation: Simulation): Columns {
  const { values } = form;
  const isManual = values.rule === 'manual';
  const second = isManual ? simulation.first : simulation.second;
  const setRow = (line: AllotmentLine, changed: Partial<TypedRow>) => {
    const row = values.typed[line.id] ?? { units: line.first, reason: '' };
    form.change({ typed: { ...values.typed, [line.id]: { ...row, ...changed } } });
  };
  return [
    {
      id: 'owner',
      header: texts.columns.owner,
      isRowName: true,
      cell: ({ owner, reference }) => <span title={reference}>{owner}</span>,
    },
    {
      id: 'requested',
      header: texts.columns.requested,
      align: 'end',
      onCard: 'second',
      cell: ({ requested }) => shownUnits(requested),
    },
    {
      id: 'first',
      header: kaskadTexts.rule[isManual ? 'manual' : simulation.first.rule],
      align: 'end',
      onCard: 'first',
      cell: (line) =>
        isManual ? (
          <CellInput
            label={texts.unitsOf(line.owner)}
            onChange={({ target }) => setRow(line, { units: target.value })}
            value={line.first}
          />
        ) : (
          shownUnits(line.first)
        ),
    },
    ...(second === null ? [] : comparedColumns(second.rule)),
    ...(isManual
      ? [
          {
            id: 'reason',
            header: texts.columns.reason,
            onCard: 'second' as const,
            cell: (line: AllotmentLine) => (
              <CellInput
                inputMode="text"
                label={texts.reasonOf(line.owner)}
                maxLength={200}
                onChange={({ target }) => setRow(line, { reason: target.value })}
                value={values.typed[line.id]?.reason ?? ''}
              />
            ),
          },
        ]
      : []),
  ];
}

const comparedColumns = (rule: Simulation['first']['rule']): Columns => [
  {
    id: 'second',
    header: kaskadTexts.rule[rule],
    align: 'end',
    cell: ({ second }) => (second === null ? null : shownUnits(second)),
  },
  {
    id: 'difference',
    header: texts.columns.difference,
    align: 'end',
    onCard: 'second',
    cell: ({ difference }) =>
      difference === null ? null : (
        <span className={difference > 0n ? styles.gain : difference < 0n ? styles.loss : undefined}>
          {signedUnits(difference)}
        </span>
      ),
  },
];
