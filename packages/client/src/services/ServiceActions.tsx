import { requestLink, useServices } from '@repo/auth';
import { type AccessFlags, hasServiceFlag, type Service, unlinkRefusal } from '@repo/domain/access';
import { Button, LinkButton } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useCallback } from 'react';
import { useOffered } from '../offered/Offered.tsx';
import { useSending } from '../sending/use-sending.ts';
import { servicesTexts as texts } from './services.texts.ts';

export interface ServiceActionsProps {
  readonly user: AccessFlags;
  readonly other: Service;
  readonly openHref: string;
  /** Focused when the code form is closed. */
  readonly opener: (control: HTMLElement | null) => void;
  /** Focused when the password form is closed. */
  readonly unlinker: (control: HTMLElement | null) => void;
  /** The challenge token of the code that was sent. */
  readonly onChallenge: (challenge: string) => void;
  readonly onUnlink: () => void;
}

/** The actions available for the other service in its current state. */
export function ServiceActions(props: ServiceActionsProps) {
  const { user, other, openHref, opener, unlinker, onChallenge, onUnlink } = props;
  const services = useServices();
  const brand = services.config.brand[other];
  const canUnlink = useOffered('unlinkService');
  const request = useSending({
    mutationFn: () => requestLink(services, { service: other }),
    onSuccess: onChallenge,
    onError: (error) => toast.error(error.message),
  });
  const linker = useCallback(
    (control: HTMLElement | null) => {
      opener(control);
      unlinker(control);
    },
    [opener, unlinker],
  );
  if (!hasServiceFlag(user, other)) {
    return (
      <Button
        isChange
        isPending={request.isPending}
        onPress={() => request.send()}
        pendingLabel={texts.linking}
        ref={linker}
        variant="ghost"
      >
        {texts.link(brand)}
      </Button>
    );
  }
  return (
    <>
      <LinkButton
        isChange
        href={openHref}
        onPress={() => services.session.setIntendedService(other)}
        ref={opener}
        variant="ghost"
      >
        {texts.open(brand)}
      </LinkButton>
      {canUnlink && unlinkRefusal(user, other) === null ? (
        <Button isChange onPress={onUnlink} ref={unlinker} variant="quiet">
          {texts.unlink(brand)}
        </Button>
      ) : null}
    </>
  );
}
