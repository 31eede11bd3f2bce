import { formatLongDateTime } from '@repo/domain/format';
import { LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Stack } from '@repo/ui/layout';
import { LegalPeriod } from '../../shared/LegalPeriod.tsx';
import { paths } from '../../shared/paths.ts';
import type { InvestmentDetail } from '../../shared/rounds.model.ts';
import { AcceptDocuments } from './AcceptDocuments.tsx';
import { investmentTexts as texts } from './investment.texts.ts';
import { PayStep } from './PayStep.tsx';
import { ShortPayment } from './ShortPayment.tsx';
import { SignStep } from './SignStep.tsx';

/** What comes next, with what does it. */
export function NextStep({ detail }: { readonly detail: InvestmentDetail }) {
  return (
    <Card title={texts.next}>
      <Stack gap={16}>
        <LegalPeriod investment={detail.investment} />
        <Step detail={detail} />
      </Stack>
    </Card>
  );
}

const until = (instant: string | null) => (instant === null ? '' : formatLongDateTime(instant));

function Step({ detail }: { readonly detail: InvestmentDetail }) {
  const { investment } = detail;
  const { next_step, round } = investment;
  switch (next_step) {
    case 'confirm':
      return (
        <>
          <p>{texts.confirm.text(until(investment.priority_until))}</p>
          <div>
            <LinkButton href={paths.invest(round.id)} isChange>
              {texts.confirm.submit}
            </LinkButton>
          </div>
        </>
      );
    case 'accept_documents':
      return <AcceptDocuments detail={detail} />;
    case 'sign':
      return <SignStep investment={investment} />;
    case 'pay':
      return <PayStep detail={detail} />;
    case 'choose_units':
      return (
        <>
          <ShortPayment detail={detail} />
          <PayStep detail={detail} />
        </>
      );
    case 'wait_reflection':
      return <p>{texts.waits.wait_reflection(until(investment.reflection_until))}</p>;
    case 'wait_period':
      return <p>{texts.waits.wait_period(until(investment.withdrawal_until))}</p>;
    case 'none':
      return <p>{texts.nothing}</p>;
    case 'wait_payment':
    case 'wait_allotment':
    case 'wait_issue':
    case 'wait_refund':
    default:
      return <p>{texts.waits[next_step]}</p>;
  }
}
