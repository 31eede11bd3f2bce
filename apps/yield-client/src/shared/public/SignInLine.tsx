import { TextLink } from '@repo/ui/button';
import { appTexts } from '../../app/app.texts.ts';
import { paths } from '../../app/paths.ts';

/** Under a form of a visitor: the way to the sign-in screen, after the question that leads there. */
export function SignInLine({ question }: { readonly question: string }) {
  return (
    <p className="small muted">
      {question} <TextLink href={paths.login}>{appTexts.signIn}</TextLink>
    </p>
  );
}
