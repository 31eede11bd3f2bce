/**
 * The routes outside the client shell. Created for each router, because a router mutates its routes as it loads `lazy`
 * ones.
 */
import type { RouteObject } from 'react-router';
import { SignInPage } from '../features/sign-in/SignInPage.tsx';

/** For signed-out users (R030). */
export const guestRoutes = (): RouteObject[] => [
  // Most visits begin here: part of the first script, which saves a request.
  { path: 'login', Component: SignInPage },
  {
    path: 'password',
    lazy: {
      Component: async () =>
        (await import('../features/passwords/ForgottenPasswordPage.tsx')).ForgottenPasswordPage,
    },
  },
  {
    path: 'link-kaskad',
    lazy: { Component: async () => (await import('../features/linking/LinkKaskadPage.tsx')).LinkKaskadPage },
  },
  {
    path: 'link-yield',
    lazy: { Component: async () => (await import('../features/linking/LinkYieldPage.tsx')).LinkYieldPage },
  },
];

/** For signed-out users, and for the account being registered (D3). */
export const registrationRoutes = (): RouteObject[] => [
  {
    path: 'register',
    lazy: {
      Component: async () => (await import('../features/registration/RegistrationPage.tsx')).RegistrationPage,
    },
  },
];

/** For everyone. The link of an e-mail must work with any session on the device (R006). */
export const publicRoutes = (): RouteObject[] => [
  {
    path: 'invitation/:token',
    lazy: {
      Component: async () => (await import('../features/registration/InvitationPage.tsx')).InvitationPage,
    },
  },
  {
    path: 'reset-password/:token?',
    lazy: {
      Component: async () => (await import('../features/passwords/ResetPasswordPage.tsx')).ResetPasswordPage,
    },
  },
  {
    path: 'confirmer-mon-adresse',
    lazy: {
      Component: async () =>
        (await import('../features/email-confirmation/ConfirmEmailPage.tsx')).ConfirmEmailPage,
    },
  },
  {
    path: 'ce-n-est-pas-moi',
    lazy: {
      Component: async () => (await import('../features/dispute/DisputePage.tsx')).DisputePage,
    },
  },
  {
    lazy: { Component: async () => (await import('./OpenLayout.tsx')).OpenLayout },
    children: [
      {
        path: 'mentions-legales',
        lazy: {
          Component: async () => (await import('../features/legal/LegalNoticePage.tsx')).LegalNoticePage,
        },
      },
      {
        path: 'confidentialite',
        lazy: { Component: async () => (await import('../features/legal/PrivacyPage.tsx')).PrivacyPage },
      },
      {
        path: 'verifier-un-document',
        lazy: {
          Component: async () =>
            (await import('../features/document-check/DocumentCheckPage.tsx')).DocumentCheckPage,
        },
      },
      {
        path: 'accessibilite',
        lazy: {
          Component: async () => (await import('../features/legal/AccessibilityPage.tsx')).AccessibilityPage,
        },
      },
      {
        path: 'cgv/:version?',
        lazy: {
          Component: async () => (await import('../features/legal/LegalDocumentPage.tsx')).TermsPage,
        },
      },
      {
        path: 'avertissement-risques/:version?',
        lazy: {
          Component: async () => (await import('../features/legal/LegalDocumentPage.tsx')).RisksPage,
        },
      },
    ],
  },
];

/** For a client whose identity is not validated yet (R007). */
export const kycPendingRoutes = (): RouteObject[] => [
  {
    path: 'kyc-en-attente',
    lazy: {
      Component: async () => (await import('../features/kyc-pending/KycPendingPage.tsx')).KycPendingPage,
    },
  },
];
