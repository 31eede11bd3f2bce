import type { ApiError, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useIdempotencyKey } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { Skeleton } from '@repo/ui/feedback';
import { Form, FormActions } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ColumnFields, type ColumnField as Field } from '../../shared/columns/ColumnFields.tsx';
import { DecimalSelect } from '../../shared/columns/DecimalSelect.tsx';
import { FileSample } from '../../shared/columns/FileSample.tsx';
import { type ColumnField, type MappingForm, toMapping, toMappingForm } from './statement-import.model.ts';
import { statementTexts as texts } from './statement-import.texts.ts';

export interface ColumnsStepProps {
  readonly account: string;
  /** Of the file; undefined where they could not be read: they are typed then. */
  readonly file: OperationOutput<'readFileColumns'> | undefined;
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

const fields: readonly Field<ColumnField>[] = [
  { field: 'booking_day', label: texts.bookingDay, need: 'required' },
  { field: 'wording', label: texts.wording, need: 'required', isList: true },
  { field: 'signed_amount', label: texts.signed, need: 'optional' },
  { field: 'credit', label: texts.credit, need: 'optional' },
  { field: 'debit', label: texts.debit, need: 'optional' },
  { field: 'value_day', label: texts.valueDay, need: 'optional' },
  { field: 'party_name', label: texts.partyName, need: 'optional' },
  { field: 'party_account', label: texts.partyAccount, need: 'optional' },
  { field: 'reference', label: texts.reference, need: 'optional' },
  { field: 'balance', label: texts.balance, need: 'optional' },
];

function ColumnsForm(props: ColumnsStepProps & { readonly initial: MappingForm }) {
  const { initial, account, file, error, isPending, onSaved, onRestart } = props;
  const headers = file?.headers ?? [];
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
      <FileSample headers={headers} rows={file?.rows ?? []} />
      <ColumnFields
        fields={fields}
        headers={headers}
        onChange={(field, name) => setForm({ ...form, columns: { ...form.columns, [field]: name } })}
        values={form.columns}
      />
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
      <DecimalSelect
        onChange={(decimal_separator) => onChange({ ...form, decimal_separator })}
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
