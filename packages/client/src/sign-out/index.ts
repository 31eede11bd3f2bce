export { type SignOutResult, useSignOut } from './use-sign-out.ts';
