import { invalidate } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { AcceptanceField } from '@repo/client/acceptance';
import { isEmailUnconfirmed, UnconfirmedEmail } from '@repo/client/email-confirmation';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { formatLongDate } from '@repo/domain/format';
import { currentVersion } from '@repo/domain/legal';
import { acceptanceBoxes, validateAcceptances } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { ConfirmDialog } from '@repo/ui/dialog';
import { Form, FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { type PreparedProps, PreparedTerms } from './PreparedTerms.tsx';
import { preparedTexts as texts } from './prepared.texts.ts';

/** What was prepared, and the boxes that its client alone ticks; the signature is that of any subscription. */
export function PreparedSubscription({ prepared }: PreparedProps) {
  const { id, author, expires_at: until } = prepared;
  const isView = useSession().view !== null;
  return (
    <Stack gap={24}>
      <p>{texts.intro(author, formatLongDate(until))}</p>
      <PreparedTerms prepared={prepared} />
      <Card title={acceptanceTitle}>
        {isView ? <p>{texts.viewed}</p> : <AcceptForm id={id} strategyId={prepared.terms.strategy_id} />}
      </Card>
    </Stack>
  );
}

const acceptanceTitle = texts.accept;
const nothingAccepted = { has_accepted_terms: false, has_acknowledged_risks: false };

function AcceptForm({ id, strategyId }: { readonly id: string; readonly strategyId: string }) {
  const { api, queryClient } = useServices();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const { field, submit, isPending, failure, firstMessage } = useCheckedForm({
    initial: nothingAccepted,
    validate: validateAcceptances,
    send: async (values) => {
      const body = {
        terms_accepted: values.has_accepted_terms,
        risks_accepted: values.has_acknowledged_risks,
        terms_version: currentVersion('terms').version,
        risks_version: currentVersion('risks').version,
      };
      const contract = await api.call('acceptPreparedSubscription', {
        path: { id },
        body,
        idempotencyKey: keyOf(body),
      });
      await navigate(paths.resumption(strategyId, contract.signature_id));
      void invalidate(queryClient, 'listContracts', 'getPreparedSubscription', 'listPreparedSubscriptions');
    },
  });
  const { value: hasAccepted, ...terms } = field('has_accepted_terms');
  const { value: hasAcknowledged, ...risks } = field('has_acknowledged_risks');
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p className="muted">{texts.boxesIntro}</p>
      {firstMessage === null && isEmailUnconfirmed(failure) ? (
        <UnconfirmedEmail isLive />
      ) : (
        <FormAlert message={firstMessage ?? failure?.message} />
      )}
      <AcceptanceField
        {...terms}
        box={acceptanceBoxes.terms}
        href={paths.legalVersion('terms')}
        isSelected={hasAccepted}
      />
      <AcceptanceField
        {...risks}
        box={acceptanceBoxes.risks}
        href={paths.legalVersion('risks')}
        isSelected={hasAcknowledged}
      />
      <FormActions>
        <Decline id={id} />
        <Button isPending={isPending} type="submit">
          {texts.accept}
        </Button>
      </FormActions>
    </Form>
  );
}

function Decline({ id }: { readonly id: string }) {
  const { queries } = useServices();
  const [isOpen, setOpen] = useState(false);
  const keyOf = useIdempotencyKey();
  const declining = useSending(
    queries.mutation('declinePreparedSubscription', {
      invalidates: ['getPreparedSubscription', 'listPreparedSubscriptions'],
    }),
  );
  const decline = () =>
    declining.send(
      { path: { id }, idempotencyKey: keyOf(id) },
      {
        onSuccess: () => toast.success(texts.declined),
        onError: (error) => toast.error(error.message),
        onSettled: () => setOpen(false),
      },
    );
  return (
    <>
      <Button onPress={() => setOpen(true)} variant="ghost">
        {texts.decline}
      </Button>
      <ConfirmDialog
        cancelLabel={texts.keep}
        confirmLabel={texts.decline}
        isDangerous
        isOpen={isOpen}
        isPending={declining.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={decline}
        title={texts.declineTitle}
      >
        {texts.declineText}
      </ConfirmDialog>
    </>
  );
}
