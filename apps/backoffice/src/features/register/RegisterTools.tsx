import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { useDownload } from '@repo/client/download';
import { QueryView } from '@repo/client/query-view';
import { useSending } from '@repo/client/sending';
import { formatDecimal, formatNumericDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { DatePicker } from '@repo/ui/date-field';
import { DefinitionList } from '@repo/ui/definition-list';
import { Dialog } from '@repo/ui/dialog';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toolTexts as texts } from './register-tools.texts.ts';

type Check = NonNullable<OperationOutput<'getRegisterCheck'>['check']>;

/** « État des titulaires » and the check of the register. */
export function RegisterTools() {
  const [opened, setOpened] = useState<'holders' | 'check' | null>(null);
  const close = () => setOpened(null);
  return (
    <Cluster gap={8}>
      <Button onPress={() => setOpened('holders')} size="sm" variant="ghost">
        {texts.holders}
      </Button>
      <Button onPress={() => setOpened('check')} size="sm" variant="ghost">
        {texts.check}
      </Button>
      <Dialog isOpen={opened === 'holders'} onClose={close} title={texts.holders}>
        <HoldersForm />
      </Dialog>
      <Dialog isOpen={opened === 'check'} onClose={close} title={texts.check}>
        <CheckView />
      </Dialog>
    </Cluster>
  );
}

/** The day of the operations, and the day up to which entries count. */
function HoldersForm() {
  const { api } = useServices();
  const [today] = useState(parisToday);
  const [on, setOn] = useState<string | null>(today);
  const [knownOn, setKnownOn] = useState<string | null>(today);
  const [format, setFormat] = useState<'pdf' | 'csv'>('pdf');
  const { start, isPending } = useDownload<'pdf' | 'csv'>(
    (chosen) =>
      api.download('downloadHolders', {
        query: { on: on ?? today, known_on: knownOn ?? today, format: chosen },
      }),
    { onSaved: (name) => toast.success(texts.saved(name)), failed: texts.holdersFailed },
  );
  const download = (chosen: 'pdf' | 'csv') => {
    setFormat(chosen);
    start(chosen);
  };
  return (
    <Stack gap={16}>
      <p>{texts.holdersIntro}</p>
      <DatePicker label={texts.on} max={today} onChange={setOn} value={on} />
      <DatePicker
        description={texts.knownOnHelp}
        label={texts.knownOn}
        max={today}
        onChange={setKnownOn}
        value={knownOn}
      />
      <Cluster gap={8}>
        <Button isPending={isPending && format === 'pdf'} onPress={() => download('pdf')}>
          {texts.pdf}
        </Button>
        <Button isPending={isPending && format === 'csv'} onPress={() => download('csv')} variant="ghost">
          {texts.csv}
        </Button>
      </Cluster>
    </Stack>
  );
}

function CheckView() {
  const { queries } = useServices();
  const last = useQuery(queries.query('getRegisterCheck'));
  const run = useSending(queries.mutation('checkRegister', { invalidates: ['getRegisterCheck'] }));
  return (
    <Stack gap={16}>
      <p>{texts.checkIntro}</p>
      <Button isPending={run.isPending} onPress={() => run.send({})}>
        {texts.runCheck}
      </Button>
      {run.error === null ? null : <Banner tone="error">{run.error.message}</Banner>}
      <QueryView failedTitle={texts.checkFailed} query={last} skeleton={<Skeleton height="2rem" lines={4} />}>
        {({ check }) => (check === null ? <p>{texts.never}</p> : <CheckResult check={check} />)}
      </QueryView>
    </Stack>
  );
}

function CheckResult({ check }: { readonly check: Check }) {
  const when = texts.checkedAt(formatNumericDateTime(check.at), check.is_nightly);
  return (
    <Stack gap={12}>
      <Banner tone={check.is_whole ? 'success' : 'error'}>
        {check.is_whole ? texts.whole(check.entries) : texts.broken}
      </Banner>
      <p>{when}</p>
      {check.faults.length === 0 ? null : (
        <ul>
          {check.faults.map(({ strategy_id: id, number, problem }) => (
            <li key={`${id} ${number} ${problem}`}>{texts.fault(id.toUpperCase(), number, problem)}</li>
          ))}
        </ul>
      )}
      {check.strategies.map((strategy) => (
        <Stack gap={8} key={strategy.strategy_id}>
          <strong>{strategy.strategy_id.toUpperCase()}</strong>
          <DefinitionList
            items={[
              { term: texts.ledger, value: formatDecimal(strategy.ledger) },
              { term: texts.entered, value: formatDecimal(strategy.entered) },
              { term: texts.toEnter, value: formatDecimal(strategy.to_enter) },
              { term: texts.difference, value: formatDecimal(strategy.difference) },
              ...strategy.contracts.map((contract) => ({
                term: contract.po_number ?? texts.erased,
                value: texts.contract(formatDecimal(contract.ledger), formatDecimal(contract.register)),
              })),
            ]}
          />
        </Stack>
      ))}
    </Stack>
  );
}
