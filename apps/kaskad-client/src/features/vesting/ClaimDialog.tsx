import { useServices } from '@repo/auth';
import { BalanceToggle, useBalanceHidden } from '@repo/client/balance';
import { QueryView } from '@repo/client/query-view';
import type { IsoDay } from '@repo/domain/dates';
import { Button, LinkButton } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Skeleton } from '@repo/ui/feedback';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import type { GrantDetail, ReadGrant } from '../../shared/grants.model.ts';
import { paths } from '../../shared/paths.ts';
import { ClaimFields } from './ClaimFields.tsx';
import type { Wallet } from './claim.model.ts';
import { vestingTexts } from './vesting.texts.ts';

const texts = vestingTexts.claim;

interface ClaimDialogProps {
  readonly grant: ReadGrant;
  readonly detail: GrantDetail;
  readonly today: IsoDay;
  readonly onClose: () => void;
}

/** A quantity and a proven wallet of the network of the class. */
export function ClaimDialog(props: ClaimDialogProps) {
  const { queries } = useServices();
  const { network, symbol } = props.grant.unitClass;
  const isHidden = useBalanceHidden();
  const wallets = useQuery(queries.query('listWallets'));
  if (network === null) return null;
  if (isHidden)
    return (
      <Dialog isOpen onClose={props.onClose} title={texts.title(symbol)}>
        <Hidden onClose={props.onClose} />
      </Dialog>
    );
  return (
    <Dialog isOpen onClose={props.onClose} title={texts.title(symbol)}>
      <QueryView
        failedTitle={texts.walletsFailed}
        query={wallets}
        skeleton={<Skeleton height="3rem" lines={3} />}
      >
        {({ items }) => {
          const usable = items.filter((wallet) => wallet.network === network && wallet.state === 'proven');
          return usable.length === 0 ? (
            <NoWallet network={network} onClose={props.onClose} />
          ) : (
            <ClaimFields
              claimable={props.grant.positionOn(props.today).claimable}
              detail={props.detail}
              grant={props.grant}
              onClose={props.onClose}
              wallets={usable}
            />
          );
        }}
      </QueryView>
    </Dialog>
  );
}

/** A quantity is claimed by its figures: none is shown while amounts are hidden. */
function Hidden({ onClose }: Pick<ClaimDialogProps, 'onClose'>) {
  return (
    <Stack gap={16}>
      <p>{texts.hidden}</p>
      <FormActions>
        <Button onPress={onClose} variant="ghost">
          {texts.cancel}
        </Button>
        <BalanceToggle of="amounts" />
      </FormActions>
    </Stack>
  );
}

interface NoWalletProps extends Pick<ClaimDialogProps, 'onClose'> {
  readonly network: Wallet['network'];
}

function NoWallet({ network, onClose }: NoWalletProps) {
  return (
    <Stack gap={16}>
      <p>{texts.noWallet(vestingTexts.networks[network])}</p>
      <FormActions>
        <Button onPress={onClose} variant="ghost">
          {texts.cancel}
        </Button>
        <LinkButton href={paths.wallets}>{texts.addWallet}</LinkButton>
      </FormActions>
    </Stack>
  );
}
