import { isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { formatDocumentAmount, formatLongDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Form, FormActions, RadioGroup, TextField } from '@repo/ui/fields';
import { saveFile } from '@repo/ui/save-file';
import { useQuery } from '@tanstack/react-query';
import styles from './statements.module.css';
import { statementsTexts } from './statements.texts.ts';
import {
  checkElsewhere,
  declaredOf,
  type ElsewhereForm,
  FORMAT_FIELD,
  fieldsOf,
  type TaxDisposal,
} from './tax-elsewhere.model.ts';

const texts = statementsTexts.elsewhere;
const { formats } = statementsTexts.yearly;

interface TaxFileDialogProps {
  readonly year: number;
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

/** The holdings elsewhere at each disposal, typed before the tax file is made with it. */
export function TaxFileDialog({ year, onClose, onSaved }: TaxFileDialogProps) {
  const { queries } = useServices();
  const file = useQuery(queries.query('getTaxFile', { query: { year } }));
  return (
    <Dialog hasSteps isOpen onClose={onClose} shape="wide" title={texts.title(String(year))}>
      <QueryView failedTitle={texts.loadFailed} query={file} skeleton={<Skeleton height="16rem" />}>
        {({ disposals }) =>
          disposals.length === 0 ? (
            <EmptyState icon="calendar" title={texts.none} />
          ) : (
            <ElsewhereFields disposals={disposals} onClose={onClose} onSaved={onSaved} year={year} />
          )
        }
      </QueryView>
    </Dialog>
  );
}

interface ElsewhereFieldsProps extends TaxFileDialogProps {
  readonly disposals: readonly TaxDisposal[];
}

function ElsewhereFields({ year, disposals, onClose, onSaved }: ElsewhereFieldsProps) {
  const { api } = useServices();
  const { field, submit, isPending, failure } = useCheckedForm<ElsewhereForm>({
    initial: initialForm(disposals),
    validate: (form) => checkElsewhere(disposals, form),
    send: async (form) => {
      const format = form[FORMAT_FIELD] === 'csv' ? 'csv' : 'pdf';
      const body = { year, format, elsewhere: declaredOf(disposals, form) } as const;
      const { name, content } = await api.download('completeTaxFile', { body });
      saveFile(name, content);
      onSaved(name);
      onClose();
    },
  });
  const { value: format, onChange: choose } = field(FORMAT_FIELD);
  return (
    <Form aria-label={texts.title(String(year))} isPending={isPending} onSubmit={submit}>
      <p>{texts.intro}</p>
      <FormAlert message={failure === null ? null : reasonOf(failure)} />
      {disposals.map(({ id, day, po_number: number, price }) => (
        <fieldset className={styles.disposal} key={id}>
          <legend>{texts.disposal(formatLongDate(day), number, formatDocumentAmount(price, 'EUR'))}</legend>
          <TextField
            {...field(fieldsOf(id).value)}
            inputMode="decimal"
            isOptional
            label={texts.value}
            suffix="€"
          />
          <TextField
            {...field(fieldsOf(id).cost)}
            description={texts.costHelp}
            inputMode="decimal"
            isOptional
            label={texts.cost}
            suffix="€"
          />
        </fieldset>
      ))}
      <RadioGroup
        label={texts.format}
        onChange={choose}
        options={[
          { value: 'pdf', label: formats.pdf },
          { value: 'csv', label: formats.csv },
        ]}
        value={format === 'csv' ? 'csv' : 'pdf'}
      />
      <FormActions>
        <Button onPress={onClose} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={isPending} type="submit">
          {texts.download}
        </Button>
      </FormActions>
    </Form>
  );
}

/** What the server has against the amounts together; else that it could not be sent. */
const reasonOf = (failure: Error): string =>
  isApiError(failure) && failure.status === 422 ? failure.message : texts.failed;

const initialForm = (disposals: readonly TaxDisposal[]): ElsewhereForm => ({
  ...Object.fromEntries(disposals.flatMap(({ id }) => Object.values(fieldsOf(id)).map((name) => [name, '']))),
  [FORMAT_FIELD]: 'pdf',
});
