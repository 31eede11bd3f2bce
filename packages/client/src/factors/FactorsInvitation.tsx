import { browserStorage, useServices, useSession } from '@repo/auth';
import { addDays } from '@repo/domain/dates';
import { Button, LinkButton } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { useState } from 'react';
import { parisToday } from '../clock.ts';
import { useOffered } from '../offered/Offered.tsx';
import { factorsInvitationTexts as texts } from './factors.texts.ts';

/** « Plus tard » is kept by the browser, after the session too, for this many days. */
const asideDays = 90;

const opened = browserStorage();
const asideUntilAtom = atomWithStorage(
  'factors_invitation_aside_until',
  '',
  createJSONStorage<string>(() => opened),
  { getOnInit: true },
);

interface FactorsInvitationProps {
  /** Where factors are added; absent where the screen itself adds them. */
  readonly href?: string | undefined;
  /** False: nothing is read yet. */
  readonly isDue?: boolean | undefined;
}

/** Invites a client who has no factor of their own to add one, unless they put it aside. Nothing while it is not known. */
export function FactorsInvitation({ href, isDue = true }: FactorsInvitationProps) {
  const { queries } = useServices();
  const { view } = useSession();
  const isOffered = useOffered('listFactors');
  const [today] = useState(parisToday);
  const [asideUntil, setAsideUntil] = useAtom(asideUntilAtom);
  const isShown = isDue && isOffered && view === null && asideUntil <= today;
  const list = useQuery({ ...queries.query('listFactors'), enabled: isShown });
  if (!isShown || list.data === undefined || list.data.is_required || list.data.factors.length > 0)
    return null;
  return (
    <Banner
      action={
        <Cluster gap={8}>
          {href === undefined ? null : (
            <LinkButton href={href} size="sm" variant="ghost">
              {texts.add}
            </LinkButton>
          )}
          <Button onPress={() => setAsideUntil(addDays(today, asideDays))} size="sm" variant="quiet">
            {texts.later}
          </Button>
        </Cluster>
      }
      title={texts.title}
    >
      {texts.about}
    </Banner>
  );
}
