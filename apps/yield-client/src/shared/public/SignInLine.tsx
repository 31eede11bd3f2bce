import { TextLink } from '@repo/ui/button';
import { appTexts } from '../app.texts.ts';
import { paths } from '../paths.ts';

/** Under a form of a visitor: the link to the sign-in screen, after its sentence. */
export function SignInLine({ question }: { readonly question: string }) {
  return (
    <p className="small muted">
      {question} <TextLink href={paths.login}>{appTexts.signIn}</TextLink>
    </p>
  );
}
