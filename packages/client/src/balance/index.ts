/** Hiding the amounts of a screen: a preference of the browser (R160, R161). */
export { BalanceToggle } from './BalanceToggle.tsx';
export { useBalanceHidden } from './balance.ts';
