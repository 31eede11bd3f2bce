import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Dialog } from '@repo/ui/dialog';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { ChangeAccountForm } from './ChangeAccountForm.tsx';
import { HoldingFields } from './HoldingFields.tsx';
import type { IssuerDetails } from './issuers.model.ts';
import { issuersTexts, issuerTexts as texts } from './issuers.texts.ts';
import { ValuationFields } from './ValuationFields.tsx';

export type IssuerForm = 'account' | 'valuation' | 'holding';

interface IssuerDialogsProps {
  readonly details: IssuerDetails;
  readonly opened: IssuerForm | null;
  readonly onClose: () => void;
}

const titles: Readonly<Record<IssuerForm, string>> = {
  account: texts.changeAccount,
  valuation: texts.addValuation,
  holding: texts.addHolding,
};

/** The forms of an issuer; closed without one. */
export function IssuerDialogs({ details, opened, onClose }: IssuerDialogsProps) {
  return (
    <Dialog isOpen={opened !== null} onClose={onClose} title={opened === null ? '' : titles[opened]}>
      {opened === 'account' ? <ChangeAccountForm details={details} onClose={onClose} /> : null}
      {opened === 'valuation' || opened === 'holding' ? (
        <OfClass issuerId={details.issuer.id} onClose={onClose} opened={opened} />
      ) : null}
    </Dialog>
  );
}

interface OfClassProps {
  readonly issuerId: string;
  readonly opened: 'valuation' | 'holding';
  readonly onClose: () => void;
}

/** The forms that are of one class of the issuer. */
function OfClass({ issuerId, opened, onClose }: OfClassProps) {
  const { queries } = useServices();
  const classes = useQuery(queries.query('listClasses'));
  return (
    <QueryView
      failedTitle={issuersTexts.failed}
      query={classes}
      skeleton={<Skeleton height="2.2rem" lines={5} />}
    >
      {({ items }) => {
        const props = {
          issuerId,
          onClose,
          units: items.filter(({ issuer }) => issuer.id === issuerId).map((row) => row.class),
        };
        return opened === 'valuation' ? <ValuationFields {...props} /> : <HoldingFields {...props} />;
      }}
    </QueryView>
  );
}
