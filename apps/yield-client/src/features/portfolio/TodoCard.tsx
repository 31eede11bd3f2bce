import { ResendLink } from '@repo/client/email-confirmation';
import { Amount } from '@repo/client/portfolio';
import { ActionCard, type ActionItem } from '@repo/ui/action-card';
import { Fragment } from 'react';
import type { LinkedTodo, Todo } from './todo.model.ts';
import { todoTexts as texts } from './todo.texts.ts';

/** « À faire », above all; nothing while there is nothing to do. */
export function TodoCard({ todos }: { readonly todos: readonly Todo[] }) {
  return <ActionCard items={todos.map(toItem)} title={texts.title} />;
}

function toItem(todo: Todo): ActionItem {
  const { id, title } = todo;
  if (todo.kind === 'email')
    return { id, title, about: todo.about, due: null, button: (look) => <ResendLink {...look} /> };
  const { due, href, action, actionLabel } = todo;
  return {
    id,
    title,
    about: <About {...todo} />,
    due,
    href,
    action,
    actionLabel,
    isChange: todo.kind === 'sign',
  };
}

function About({ about, amount, detail }: Pick<LinkedTodo, 'about' | 'amount' | 'detail'>) {
  const parts = [about, amount === null ? null : <Amount key="amount">{amount}</Amount>, detail];
  return parts
    .filter((part) => part !== null)
    .map((part, index) => (
      // The parts of a line have no identity but their index.
      <Fragment key={index}>
        {index === 0 ? null : texts.separator}
        {part}
      </Fragment>
    ));
}
