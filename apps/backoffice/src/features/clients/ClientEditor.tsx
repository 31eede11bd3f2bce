import { FormAlert } from '@repo/client/form';
import { clientFieldsOf, clientFieldTexts } from '@repo/domain/clients';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { CountryField } from '@repo/ui/combo-box';
import { Conflict } from '@repo/ui/conflict';
import { Dialog } from '@repo/ui/dialog';
import { Form, PhoneField, TextAreaField, TextField } from '@repo/ui/fields';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { reasonTexts, sharedTexts } from '../../shared/shared.texts.ts';
import { actionsTexts, correctionTexts as texts } from './client-actions.texts.ts';
import { clientName } from './client-columns.tsx';
import { disputedFields, showField } from './client-form.model.ts';
import type { ClientPartProps } from './clients.model.ts';
import { type ClientFormState, useClientForm } from './use-client-form.ts';

interface ClientEditorProps extends ClientPartProps {
  readonly onClose: () => void;
}

/** « Corriger »: what the client typed of themselves, with the reason. */
export function ClientEditor({ data, onClose }: ClientEditorProps) {
  const form = useClientForm(data, onClose);
  return (
    <Dialog isOpen onClose={onClose} title={texts.title(clientName(data.client))}>
      <Form isPending={form.isPending} onSubmit={form.submit}>
        <p>{texts.intro}</p>
        <FormAlert message={form.firstMessage ?? form.message} />
        {form.isStale ? <Dispute form={form} /> : null}
        <TypedFields form={form} />
        <TextAreaField
          {...form.field('reason')}
          description={actionsTexts.reasonHelp}
          label={reasonTexts.reason}
          maxLength={refusalMessageMaxLength}
        />
        <DialogActions
          isDisabled={form.isUntouched}
          isPending={form.isPending}
          onBack={onClose}
          submit={texts.submit}
        />
      </Form>
    </Dialog>
  );
}

interface FormPart {
  readonly form: ClientFormState;
}

function TypedFields({ form: { field, isCompany } }: FormPart) {
  return clientFieldsOf(isCompany).map((name) => {
    const label = clientFieldTexts[name];
    if (name === 'phone') return <PhoneField autoComplete="off" {...field(name)} key={name} label={label} />;
    if (name === 'country_address') return <CountryField {...field(name)} key={name} label={label} />;
    return <TextField autoComplete="off" {...field(name)} key={name} label={label} />;
  });
}

/** Another person changed it first: what they saved, beside what was typed. */
function Dispute({ form: { values, opened, now, refusal, keepMine, reload } }: FormPart) {
  return (
    <Conflict
      fields={disputedFields(values, { opened, now }).map((field) => ({
        id: field,
        label: clientFieldTexts[field],
        opened: showField(field, opened) || sharedTexts.none,
        now: showField(field, now) || sharedTexts.none,
        mine: showField(field, values) || sharedTexts.none,
      }))}
      onKeep={keepMine}
      onReload={reload}
      refusal={refusal}
      title={texts.conflict}
    />
  );
}
