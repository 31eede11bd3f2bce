import type { ApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useIdempotencyKey } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { Skeleton } from '@repo/ui/feedback';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ColumnField, type MappingForm, toMapping, toMappingForm } from './statement-import.model.ts';
import { statementTexts as texts } from './statement-import.texts.ts';

export interface ColumnsStepProps {
  readonly account: string;
  /** Why the file could not be read with these columns. */
  readonly error: ApiError | null;
  readonly isPending: boolean;
  readonly onSaved: () => void;
  readonly onRestart: () => void;
}

/** Step 2, of a CSV file: the name of each column, saved with the account. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { queries } = useServices();
  const { account } = props;
  const kept = useQuery(queries.query('getStatementMapping', { query: { account } }));
  return (
    <QueryView query={kept} skeleton={<Skeleton height="300px" />}>
      {({ mapping }) => <ColumnsForm {...props} initial={toMappingForm(mapping)} />}
    </QueryView>
  );
}

const columnLabels: readonly (readonly [ColumnField, string, 'optional' | 'required'])[] = [
  ['booking_day', texts.bookingDay, 'required'],
  ['wording', texts.wording, 'required'],
  ['signed_amount', texts.signed, 'optional'],
  ['credit', texts.credit, 'optional'],
  ['debit', texts.debit, 'optional'],
  ['value_day', texts.valueDay, 'optional'],
  ['party_name', texts.partyName, 'optional'],
  ['party_account', texts.partyAccount, 'optional'],
  ['reference', texts.reference, 'optional'],
  ['balance', texts.balance, 'optional'],
];

function ColumnsForm(props: ColumnsStepProps & { readonly initial: MappingForm }) {
  const { initial, account, error, isPending, onSaved, onRestart } = props;
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [form, setForm] = useState(initial);
  const [isMissing, setIsMissing] = useState(false);
  const save = useSending(queries.mutation('saveStatementMapping', { invalidates: ['getStatementMapping'] }));
  const isBusy = isPending || save.isPending;
  const submit = () => {
    const mapping = toMapping(form);
    setIsMissing(mapping === null);
    if (mapping === null) return;
    const body = { account, mapping };
    save.send({ body, idempotencyKey: keyOf(body) }, { onSuccess: onSaved });
  };
  return (
    <Form isPending={isBusy} onSubmit={submit}>
      <p>{texts.columnsIntro}</p>
      <FormAlert message={isMissing ? texts.columnsMissing : (save.error?.message ?? error?.message)} />
      {columnLabels.map(([field, label, need]) => (
        <TextField
          isOptional={need === 'optional'}
          key={field}
          label={label}
          maxLength={100}
          onChange={(name) => setForm({ ...form, columns: { ...form.columns, [field]: name } })}
          value={form.columns[field]}
        />
      ))}
      <FormatFields form={form} onChange={setForm} />
      <FormActions>
        <Button isDisabled={isBusy} onPress={onRestart} variant="ghost">
          {texts.otherFile}
        </Button>
        <Button isPending={isBusy} type="submit">
          {texts.check}
        </Button>
      </FormActions>
    </Form>
  );
}

interface FormatFieldsProps {
  readonly form: MappingForm;
  readonly onChange: (form: MappingForm) => void;
}

function FormatFields({ form, onChange }: FormatFieldsProps) {
  return (
    <>
      <Select
        label={texts.delimiter}
        onChange={(delimiter) => onChange({ ...form, delimiter })}
        options={[
          { value: ';', label: texts.delimiters[';'] },
          { value: ',', label: texts.delimiters[','] },
          { value: '\t', label: texts.delimiters['\t'] },
        ]}
        value={form.delimiter}
      />
      <Select
        label={texts.decimal}
        onChange={(decimal_separator) => onChange({ ...form, decimal_separator })}
        options={[
          { value: ',', label: texts.decimals[','] },
          { value: '.', label: texts.decimals['.'] },
        ]}
        value={form.decimal_separator}
      />
      <Select
        label={texts.date}
        onChange={(date_format) => onChange({ ...form, date_format })}
        options={[
          { value: 'dd/mm/yyyy', label: texts.dates['dd/mm/yyyy'] },
          { value: 'yyyy-mm-dd', label: texts.dates['yyyy-mm-dd'] },
        ]}
        value={form.date_format}
      />
      <Select
        label={texts.encoding}
        onChange={(encoding) => onChange({ ...form, encoding })}
        options={[
          { value: 'utf-8', label: texts.encodings['utf-8'] },
          { value: 'iso-8859-1', label: texts.encodings['iso-8859-1'] },
        ]}
        value={form.encoding}
      />
    </>
  );
}
