import type { ApiError, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { formatNumericDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Form, FormActions } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { useState } from 'react';
import { ColumnFields } from '../../shared/columns/ColumnFields.tsx';
import { DecimalSelect } from '../../shared/columns/DecimalSelect.tsx';
import { FileSample } from '../../shared/columns/FileSample.tsx';
import {
  dateFormats,
  inColumn,
  type MappingForm,
  type MappingProblem,
  toMapping,
  toMappingForm,
} from './columns.model.ts';
import { columnsStepTexts as texts } from './columns.texts.ts';
import type { ImportKind } from './imports.model.ts';

export type FileColumns = OperationOutput<'readFileColumns'>;

export interface ColumnsStepProps {
  readonly kind: ImportKind;
  readonly columns: FileColumns;
  /** Why the file could not be read with these columns. */
  readonly error: ApiError | null;
  readonly isPending: boolean;
  /** `series`: the strategy or the pair of the whole file. */
  readonly onSaved: (series: string | null) => void;
  readonly onRestart: () => void;
}

/** Step 2, of a file that is not the template: what its columns mean, remembered for the next file of this source. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { kind, columns, error, isPending, onSaved, onRestart } = props;
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [form, setForm] = useState<MappingForm>(() => toMappingForm(columns));
  const [problem, setProblem] = useState<MappingProblem | null>(null);
  const save = useSending(queries.mutation('saveImportMapping', { invalidates: [] }));
  const isBusy = isPending || save.isPending;
  const submit = () => {
    const result = toMapping(form);
    setProblem('problem' in result ? result.problem : null);
    if ('problem' in result || columns.fingerprint === null) return;
    const body = { kind, fingerprint: columns.fingerprint, mapping: result.mapping };
    save.send({ body, idempotencyKey: keyOf(body) }, { onSuccess: () => onSaved(result.series) });
  };
  return (
    <Form isPending={isBusy} onSubmit={submit}>
      <p>{introOf(columns)}</p>
      <FileSample headers={columns.headers} rows={columns.rows} />
      <MappingFields
        columns={columns}
        form={form}
        kind={kind}
        onChange={(next) => {
          setForm(next);
          setProblem(null);
        }}
        seriesError={problem === 'series' ? texts.problems.series : undefined}
      />
      {/* Beside the button: the form is taller than the screen. */}
      <FormAlert
        message={problem === null ? (save.error?.message ?? error?.message) : texts.problems[problem]}
      />
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

/** Where the columns come from: remembered, known, or to be chosen. */
function introOf({ source, mapping, saved_by: savedBy, saved_at: savedAt }: FileColumns): string {
  if (savedBy !== null && savedAt !== null) return texts.remembered(savedBy, formatNumericDateTime(savedAt));
  if (source !== null) return texts.known(source);
  return mapping === null ? texts.unknown : texts.proposed;
}

interface MappingFieldsProps {
  readonly kind: ImportKind;
  readonly columns: FileColumns;
  readonly form: MappingForm;
  readonly onChange: (form: MappingForm) => void;
  readonly seriesError: string | undefined;
}

function MappingFields({ kind, columns, form, onChange, seriesError }: MappingFieldsProps) {
  const words = texts.series[kind === 'nav' ? 'nav' : 'fx'];
  return (
    <>
      <Select
        description={words.help}
        error={seriesError}
        label={words.label}
        onChange={(series) => onChange({ ...form, series })}
        options={[
          ...columns.choices.map((value) => ({ value, label: value })),
          { value: inColumn, label: texts.inColumn },
        ]}
        value={form.series}
      />
      <ColumnFields
        fields={[
          { field: 'date', label: texts.date, need: 'required' },
          { field: 'value', label: words.value, need: 'required' },
          ...(form.series === inColumn
            ? ([{ field: 'series', label: words.column, need: 'required' }] as const)
            : []),
        ]}
        headers={columns.headers}
        onChange={(field, name) => onChange({ ...form, columns: { ...form.columns, [field]: name } })}
        values={form.columns}
      />
      <Select
        label={texts.dateFormat}
        onChange={(dateFormat) => onChange({ ...form, dateFormat })}
        options={dateFormats.map((value) => ({ value, label: texts.dateFormats[value] }))}
        value={form.dateFormat}
      />
      <DecimalSelect
        onChange={(decimalSeparator) => onChange({ ...form, decimalSeparator })}
        value={form.decimalSeparator}
      />
    </>
  );
}
