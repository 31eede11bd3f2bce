import type { ApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { isEmailUnconfirmed, UnconfirmedEmail } from '@repo/client/email-confirmation';
import { useSending } from '@repo/client/sending';
import { signaturePollIntervalMs } from '@repo/domain/limits';
import { Button } from '@repo/ui/button';
import { FrameEmbed } from '@repo/ui/frame-embed';
import { useQuery } from '@tanstack/react-query';
import type { Investment } from '../../shared/rounds.model.ts';
import { investmentTexts } from './investment.texts.ts';
import { useStep } from './use-step.ts';

const texts = investmentTexts.sign;

/** The subscription form in the provider's frame; the investment is polled until it is signed. */
export function SignStep({ investment }: { readonly investment: Investment }) {
  const { queries } = useServices();
  const step = useStep();
  const path = { id: investment.id };
  const opening = useSending(queries.mutation('openInvestmentSignature', { invalidates: [] }));
  const failed = (error: ApiError) => {
    if (!isEmailUnconfirmed(error)) step.failed(error);
  };
  const url = opening.data?.url;
  useQuery({
    ...queries.query('getInvestment', { path }),
    enabled: url !== undefined,
    refetchInterval: signaturePollIntervalMs,
    refetchOnWindowFocus: 'always',
  });
  if (url !== undefined)
    return (
      <FrameEmbed
        failedText={texts.failed}
        height="min(80vh, 52rem)"
        loadingText={texts.preparing}
        src={url}
        title={texts.frame}
      />
    );
  return (
    <>
      <p>{texts.text}</p>
      {isEmailUnconfirmed(opening.error) ? <UnconfirmedEmail isLive /> : null}
      <div>
        <Button
          isChange
          isPending={opening.isPending}
          onPress={() => opening.send({ path }, { onError: failed })}
          pendingLabel={texts.preparing}
        >
          {texts.open}
        </Button>
      </div>
    </>
  );
}
