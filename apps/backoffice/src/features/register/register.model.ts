/** The register keeper's list, and what is typed of an entry. */
import type { OperationOutput } from '@repo/api-sdk';
import { choiceFilter, defineList, textFilter } from '@repo/client/list';
import { type RegisterView, registerNatures, registerViews } from '@repo/domain/register';

export type RegisterRecord = OperationOutput<'getRegisterLine'>;
export type RegisterLine = RegisterRecord['line'];

const isRegisterView = (text: string): text is RegisterView => Object.hasOwn(registerViews, text);
export const viewIds = Object.keys(registerViews).filter(isRegisterView);

export const registerList = defineList({
  filters: {
    q: textFilter('search'),
    view: choiceFilter('register', viewIds),
    nature: choiceFilter('registerNature', registerNatures),
    strategy_id: textFilter('strategy'),
  },
  sorts: ['-since', 'since'],
  isPagedByRow: true,
});

export type RegisterListState = ReturnType<typeof registerList.read>;

/** What is to be entered, unless the address names another view. */
export const currentView = ({ view }: RegisterListState['filters']): RegisterView => view ?? 'to_enter';

/** A quantity typed without a sign, in that of the movement: 1234.5 of units out is -1234.5. */
export const signedLike = (typed: string, movement: string | null): string =>
  typed !== '' && movement?.startsWith('-') === true ? `-${typed}` : typed;
