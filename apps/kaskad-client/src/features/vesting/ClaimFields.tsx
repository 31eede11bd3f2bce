import { invalidate, isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { now } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { formatNumericDate, formatNumericDateTime, formatShortAddress } from '@repo/domain/format';
import { formatUnits, kaskadTexts, parseUnits, unitsOf, unitsText } from '@repo/domain/kaskad';
import { AmountField } from '@repo/ui/amount-field';
import { Button, TextButton, TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Form, FormActions, RadioGroup } from '@repo/ui/fields';
import { Timeline } from '@repo/ui/timeline';
import { toast } from '@repo/ui/toast';
import type { GrantDetail, ReadGrant } from '../../shared/grants.model.ts';
import { paths } from '../../shared/paths.ts';
import { type ClaimForm, usableFrom, validateClaim, type Wallet } from './claim.model.ts';
import { vestingTexts } from './vesting.texts.ts';

const texts = vestingTexts.claim;

interface ClaimFieldsProps {
  readonly grant: ReadGrant;
  readonly detail: GrantDetail;
  readonly claimable: bigint;
  readonly onClose: () => void;
  /** Proven ones of the network of the class. */
  readonly wallets: readonly Wallet[];
}

/** What is claimed and where it is sent. Values stay when the request fails. */
export function ClaimFields({ grant, detail, claimable, wallets, onClose }: ClaimFieldsProps) {
  const { api, queries, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const { unitClass, wire } = grant;
  const { decimals } = unitClass;
  const leftToday = detail.claims_left_today;
  const leftUnits = leftToday === null ? claimable : unitsOf(leftToday, decimals);
  // What the button that opened the dialog names, within the limit of the day.
  const proposed = leftUnits < claimable ? leftUnits : claimable;
  const chosen = wallets.find(({ is_default }) => is_default) ?? wallets[0];
  const { values, change, field, submit, isPending, failure } = useCheckedForm<ClaimForm>({
    initial: { units: unitsText(proposed, decimals), wallet_id: chosen?.id ?? '' },
    validate: (form) => validateClaim(form, { grant, claimable, leftToday, wallets, now: now() }),
    send: async (form) => {
      const body = { ...form, version: wire.version };
      const path = { id: wire.id };
      const saved = await api
        .call('claimUnits', { path, idempotencyKey: keyOf(body), body })
        .catch((error) => {
          // Another claim, or another version: the figures of the page are fetched again, what was typed stays.
          if (isApiError(error) && error.status === 409)
            void invalidate(queryClient, 'getGrant', 'listGrants');
          throw error;
        });
      queryClient.setQueryData(queries.query('getGrant', { path }).queryKey, saved);
      void invalidate(queryClient, 'listGrants');
      toast.success(texts.done);
      onClose();
    },
  });
  const units = parseUnits(values.units, decimals);
  const write = (amount: bigint) => formatUnits(amount, unitClass);
  const most = write(claimable);
  const help = decimals === 0 ? texts.whole(most) : texts.decimals(decimals, most);
  const limit = leftToday === null ? '' : texts.leftToday(write(unitsOf(leftToday, decimals)));
  return (
    <Form aria-label={texts.title(unitClass.symbol)} isPending={isPending} onSubmit={submit}>
      <FormAlert message={failureMessage(failure)} />
      <AmountField
        {...field('units')}
        currency={unitClass.symbol}
        description={`${help}${limit}`}
        label={texts.units}
        labelAction={
          <TextButton onPress={() => change({ units: unitsText(claimable, decimals) })}>
            {texts.all}
          </TextButton>
        }
      />
      <RadioGroup
        {...field('wallet_id')}
        label={texts.wallet}
        look="cards"
        options={wallets.map((wallet) => ({
          value: wallet.id,
          label: wallet.label,
          description: <WalletLines wallet={wallet} />,
        }))}
      />
      <TextLink href={paths.wallets}>{texts.addWallet}</TextLink>
      <DefinitionList
        items={[{ term: texts.receive, value: units === null ? texts.nothing : write(units) }]}
      />
      <section aria-label={texts.steps}>
        <Timeline
          items={(['requested', 'verifying', 'executed'] as const).map((state) => ({
            id: state,
            title: kaskadTexts.claim[state],
            detail: texts.stepDetails[state],
            state: 'todo',
          }))}
          look="chain"
        />
      </section>
      <FormActions>
        <Button isDisabled={isPending} onPress={onClose} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={isPending} pendingLabel={texts.submitting} type="submit">
          {units === null ? texts.submitNothing : texts.submit(write(units))}
        </Button>
      </FormActions>
    </Form>
  );
}

function failureMessage(failure: Error | null): string | null {
  if (failure === null) return null;
  return isApiError(failure) && failure.status === 0 ? texts.failed : failure.message;
}

function WalletLines({ wallet }: { readonly wallet: Wallet }) {
  const from = usableFrom(wallet, now());
  return (
    <>
      {texts.walletLine(formatShortAddress(wallet.address), vestingTexts.networks[wallet.network])}
      <br />
      {from === null
        ? texts.proven(formatNumericDate(wallet.proven_at ?? ''))
        : texts.from(formatNumericDateTime(from.toISOString()))}
    </>
  );
}
