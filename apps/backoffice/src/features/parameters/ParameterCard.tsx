import { addressOf } from '@repo/client/staff-address';
import { countryName } from '@repo/domain/countries';
import { formatLongDate } from '@repo/domain/format';
import { formatParameter, parameterRules, parameterTexts, readCountries } from '@repo/domain/parameters';
import { Button, TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DataTable } from '@repo/ui/data-table';
import { DefinitionList } from '@repo/ui/definition-list';
import { Cluster, Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { HistoryButton } from '../../shared/HistoryButton.tsx';
import styles from '../../shared/list-panel.module.css';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { paths } from '../../shared/paths.ts';
import { useResumed } from '../../shared/use-resumed.ts';
import { ChangeParameterDialog } from './ChangeParameterDialog.tsx';
import {
  isRestorable,
  nextVersion,
  type Parameter,
  type ParameterVersion,
  versionInForce,
} from './parameters.model.ts';
import { countriesTexts, parametersTexts as texts } from './parameters.texts.ts';
import { versionColumns } from './version-columns.tsx';

/** One parameter: what is in force, what comes next, its history, and its change while none is pending. */
export function ParameterCard({ parameter }: { readonly parameter: Parameter }) {
  const { key, pending_change: pending, versions } = parameter;
  const { name, help } = parameterTexts[key];
  const [isOpen, setOpen] = useState(false);
  const [restored, setRestored] = useState<ParameterVersion | null>(null);
  const { resumed, end } = useResumed(['parameter.change'], key);
  const close = () => {
    setOpen(false);
    setRestored(null);
    end();
  };
  const onDone = (changed: Parameter) => {
    close();
    toast.success(changed.pending_change === null ? texts.applied : texts.held);
  };
  const change = (
    <Button aria-label={texts.changeOf(name)} onPress={() => setOpen(true)} size="sm" variant="ghost">
      {texts.change}
    </Button>
  );
  return (
    <Card
      actions={
        <Cluster gap={8}>
          <HistoryButton id={key} kind="parameter" name={texts.quoted(name)} />
          {pending === null ? change : null}
        </Cluster>
      }
      title={name}
    >
      <Stack gap={16}>
        <p className={styles.muted}>{help}</p>
        {pending === null ? null : <PendingChange change={pending} />}
        <DefinitionList items={factsOf(parameter)} />
        {parameterRules[key].unit === 'countries' ? <ClientsThere value={parameter.value} /> : null}
        {versions.length === 0 ? null : (
          <DataTable
            columns={versionColumns(
              key,
              isRestorable(parameter) ? setRestored : null,
              versionInForce(parameter)?.value,
            )}
            label={texts.history(name)}
            rowId={({ id }) => String(id)}
            rows={versions}
          />
        )}
      </Stack>
      <ChangeParameterDialog
        isOpen={isOpen || restored !== null || resumed !== null}
        onCancel={close}
        onDone={onDone}
        parameter={parameter}
        restored={restored}
        resumed={resumed}
      />
    </Card>
  );
}

/** Those who live in a country that is refused: each leads to the list of its clients. */
function ClientsThere({ value }: { readonly value: string }) {
  const codes = readCountries(value);
  if (codes.length === 0) return null;
  return (
    <Cluster gap={8}>
      <span>{countriesTexts.clients}</span>
      {codes.map((code) => (
        <TextLink
          aria-label={countriesTexts.clientsOf(countryName(code) ?? code)}
          href={addressOf(paths.users, { country: code })}
          key={code}
        >
          {countryName(code)}
        </TextLink>
      ))}
    </Cluster>
  );
}

function factsOf(parameter: Parameter) {
  const { key, value, first_value: first } = parameter;
  const written = formatParameter(key, value);
  const current = versionInForce(parameter);
  const next = nextVersion(parameter);
  return [
    {
      term: texts.inForce,
      value:
        current === undefined
          ? texts.first(written)
          : texts.since(written, formatLongDate(current.effective_day)),
    },
    ...(current === undefined ? [] : [{ term: texts.origin, value: formatParameter(key, first) }]),
    ...(next === undefined
      ? []
      : [
          {
            term: texts.next,
            value: texts.from(formatParameter(key, next.value), formatLongDate(next.effective_day)),
          },
        ]),
  ];
}
