export { SignIn, type SignInProps } from './SignIn.tsx';
export { SignInLinks, type SignInLinksProps } from './SignInLinks.tsx';
