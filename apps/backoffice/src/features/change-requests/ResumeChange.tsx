import { addressOf } from '@repo/client/staff-address';
import { LinkButton, TextLink } from '@repo/ui/button';
import type { ChangeDecisionProps } from './change-decision-props.ts';
import { resumePath } from './change-requests.model.ts';
import { changeRequestsTexts as texts } from './change-requests.texts.ts';

/** « Reprendre »: the form of its kind, with what was typed; or where it is made again, and why its values are not kept. */
export function ResumeChange({ request }: Pick<ChangeDecisionProps, 'request'>) {
  const { id, kind, typed } = request;
  const path = resumePath(request);
  if (typed !== null) {
    return (
      <LinkButton href={addressOf(path, { resume: id })} isFullWidth>
        {texts.resume}
      </LinkButton>
    );
  }
  return (
    <p>
      {texts.notResumed[kind]} <TextLink href={path}>{texts.openScreen}</TextLink>
    </p>
  );
}
