import { invalidate, isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { parseUnits } from '@repo/domain/kaskad';
import { runChecks } from '@repo/domain/validation';
import { AmountField } from '@repo/ui/amount-field';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, FormActions } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { unitsRefusal } from '../../shared/bounds.model.ts';
import type { RoundDetail } from '../../shared/rounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { formatRoundUnits } from '../../shared/use-amounts.ts';
import { roundTexts } from './round.texts.ts';

const texts = roundTexts.reservation;

interface ReserveValues {
  readonly units: string;
}

interface ReserveDialogProps {
  readonly detail: RoundDetail;
  readonly onClose: () => void;
}

/** Reserves units: a reservation is not binding. */
export function ReserveDialog({ detail, onClose }: ReserveDialogProps) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const { round } = detail;
  const write = (units: bigint) => formatRoundUnits(units, round.instrument);
  const refusalOf = ({ units: typed }: ReserveValues) => {
    const units = parseUnits(typed, 0);
    return units === null ? texts.whole : unitsRefusal(units, detail, { words: roundsTexts.problems, write });
  };
  const { field, submit, isPending, failure } = useCheckedForm<ReserveValues>({
    initial: { units: round.least },
    validate: (values) =>
      runChecks<ReserveValues, 'units'>(
        [{ field: 'units', message: refusalOf(values) ?? '', holds: (some) => refusalOf(some) === null }],
        values,
      ),
    send: async (body) => {
      await api.call('reserveUnits', { path: { id: round.id }, body, idempotencyKey: keyOf(body) });
      void invalidate(queryClient, 'getRound', 'listRounds', 'listInvestments', 'getKaskadDashboard');
      toast.success(texts.done);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <Form aria-label={texts.title} isPending={isPending} onSubmit={submit}>
        <FormAlert message={messageOf(failure)} />
        <p>{texts.text}</p>
        <AmountField
          {...field('units')}
          currency={roundsTexts.unit[round.instrument][1]}
          label={texts.units}
        />
        <FormActions>
          <Button isDisabled={isPending} onPress={onClose} variant="ghost">
            {texts.cancel}
          </Button>
          <Button isPending={isPending} type="submit">
            {texts.submit}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function messageOf(failure: Error | null): string | null {
  if (failure === null) return null;
  return isApiError(failure) && failure.status === 0 ? roundTexts.sendFailed : failure.message;
}
