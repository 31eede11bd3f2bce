import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices, viewUrl } from '@repo/auth';
import { FormAlert, useCheckedForm } from '@repo/client/form';
import { type ViewReason, validateView, viewReasons, viewReasonTexts } from '@repo/domain/clients';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { Button, LinkButton } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, FormActions, RadioGroup, TextAreaField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { useState } from 'react';
import { DialogActions } from './DialogActions.tsx';
import { viewAsTexts as texts } from './record.texts.ts';

interface ViewAsProps {
  readonly data: Pick<OperationOutput<'getClient'>, 'client' | 'is_staff' | 'deletion_on'>;
  readonly name: string;
}

/** The server decides it again. */
const mayBeViewed = ({ client, is_staff: isStaff, deletion_on: deletionOn }: ViewAsProps['data']): boolean =>
  client.state === 'open' && client.services.includes('yield') && !isStaff && deletionOn === null;

/** « Voir comme le client »: their space in a new tab, read-only, for a reason that the client reads. */
export function ViewAs({ data, name }: ViewAsProps) {
  const [isOpen, setOpen] = useState(false);
  if (!mayBeViewed(data)) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)} size="sm" variant="ghost">
        {texts.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.title(name)}>
        <ViewForm id={data.client.id} onClose={close} />
      </Dialog>
    </>
  );
}

function ViewForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { api, config, queryClient } = useServices();
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const initial: { reason: ViewReason | ''; details: string } = { reason: '', details: '' };
  const { field, submit, isPending, failure } = useCheckedForm({
    initial,
    validate: validateView,
    send: async ({ reason, details }) => {
      if (reason === '') return;
      const view = await api.call('startViewAs', { path: { id }, body: { reason, details: details.trim() } });
      const url = viewUrl(config.siteUrl, view.id);
      // The log has it once the other tab has opened it: fetched when the user comes back from there.
      window.addEventListener('focus', () => void invalidate(queryClient, 'listClientAccessLog'), {
        once: true,
      });
      const opened = window.open(url, '_blank');
      // The browser blocks a tab that opens too long after the press: a link opens it.
      if (opened === null) return setBlockedUrl(url);
      opened.opener = null;
      onClose();
    },
  });
  if (blockedUrl !== null) {
    return (
      <Stack gap={16}>
        <p>{texts.blocked}</p>
        <FormActions>
          <LinkButton href={blockedUrl} onPress={onClose} rel="noreferrer" target="_blank">
            {texts.submit}
          </LinkButton>
        </FormActions>
      </Stack>
    );
  }
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.intro}</p>
      <FormAlert message={failure?.message} />
      <RadioGroup
        {...field('reason')}
        label={texts.reason}
        options={viewReasons.map((value) => ({ value, label: viewReasonTexts[value] }))}
      />
      <TextAreaField
        {...field('details')}
        description={texts.detailsHelp}
        label={texts.details}
        maxLength={refusalMessageMaxLength}
      />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submit} />
    </Form>
  );
}
